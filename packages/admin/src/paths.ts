import { type StaffRole, staffAreas } from '@homestand/api-client/staff';
import { generatePath, type PathParam, useParams, useSearchParams } from 'react-router-dom';

/** All addresses of the staff app, below the base path /admin. No other module writes addresses. */
export const patterns = {
  login: '/login',
  /** The second step of a login: the second factor, or setting one up. */
  secondFactor: '/login/second-factor',
  account: '/account',
  addSecondFactor: '/account/second-factor',
  today: '/today',
  counter: '/',
  /** The counter with an order; the QR code in the fans' app has this path. */
  counterOrder: '/orders/:orderId/edit',
  /** All orders that wait to be handed over. */
  waiting: '/pickups',
  /** Sales to somebody without an order. */
  booth: '/booth',
  /** What one has taken at the counter. */
  ownTill: '/till',
  /** The code that fans scan at the gate. */
  gate: '/gate',
  desk: '/desk',
  desks: '/desks',
  counterGuide: '/desks/guide',
  tills: '/tills',
  till: '/tills/:tillId',
  reports: '/reports',
  report: '/reports/:reportId',
  log: '/log',
  staff: '/staff',
  newStaff: '/staff/new',
  staffAccount: '/staff/:staffId',
  orders: '/orders',
  order: '/orders/:orderId',
  receipt: '/orders/:orderId/receipt',
  shipments: '/shipments',
  packing: '/shipments/packing',
  products: '/products',
  newProduct: '/products/new',
  importProducts: '/products/import',
  priceTags: '/products/tags',
  product: '/products/:productId',
  matches: '/matches',
  newMatch: '/matches/new',
  importMatches: '/matches/import',
  match: '/matches/:matchId',
  matchPacking: '/matches/:matchId/packing',
  matchClosing: '/matches/:matchId/closing',
  visitSheet: '/matches/:matchId/visit-sheet',
} as const;

/** The file that the build writes beside the app. */
export const licensesHref = '/admin/licenses.txt';

export type RouteName = keyof typeof patterns;

type ParamsOf<Name extends RouteName> = Record<PathParam<(typeof patterns)[Name]>, string>;

/** The path of a route: `pathTo('counterOrder', { orderId })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...params: PathParam<(typeof patterns)[Name]> extends never ? [] : [ParamsOf<Name>]
): string {
  return generatePath<string>(patterns[name], params[0]);
}

/** The parameters of the route that shows the screen. */
export function useRouteParams<Name extends RouteName>(_name: Name): ParamsOf<Name> {
  // The router returns exactly the parameters of the matched pattern.
  return useParams() as ParamsOf<Name>;
}

/** The filter of the list of reports, in the address. Links to a report keep it. */
export function useReportStatus() {
  const [search] = useSearchParams();
  const status = search.get('status') === 'decided' ? ('decided' as const) : ('open' as const);
  const same = search.get('same') ?? undefined;
  const query = (status: string) => (status === 'open' ? '' : `?status=${status}`);
  const sameQuery = (reportId: string) => `?same=${encodeURIComponent(reportId)}`;
  return {
    status,
    /** The list has only reports by the person who made this one. */
    same,
    hrefOf: (reportId: string) =>
      pathTo('report', { reportId }) + (same === undefined ? query(status) : sameQuery(same)),
    listHrefOf: (status: 'open' | 'decided') => pathTo('reports') + query(status),
    sameHrefOf: (reportId: string) => pathTo('reports') + sameQuery(reportId),
  };
}

/** The filter of the list of goods, in the address. */
export function useProductFilter() {
  const [search, setSearch] = useSearchParams();
  const state = (['on_sale', 'hidden', 'retired'] as const).find(
    (value) => value === search.get('state'),
  );
  return {
    state: state ?? ('' as const),
    onChange: (next: string) => setSearch(next === '' ? {} : { state: next }, { replace: true }),
  };
}

/** Address of a report in the list of decided ones. */
export const decidedReport = (reportId: string): string =>
  `${pathTo('report', { reportId })}?status=decided`;

/** The first page of a role: the figures of the day, or the counter for desks. */
export const homeOf = (role: StaffRole) =>
  staffAreas.today.includes(role) ? patterns.today : patterns.counter;

/** Sheets to print: of one order, or of all that wait. */
export const packingFor = (orderId?: string): string =>
  pathTo('packing') + (orderId === undefined ? '' : `?order=${encodeURIComponent(orderId)}`);

/** The order whose packing slip is in the address. */
export const usePackedOrder = (): string | undefined =>
  useSearchParams()[0].get('order') ?? undefined;

const packingViews = ['pack', 'numbers', 'labels', 'back'] as const;

/** What is shown of what a match takes along, in the address. */
export function usePackingView() {
  const [search, setSearch] = useSearchParams();
  const named = packingViews.find((view) => view === search.get('view'));
  return {
    view: named ?? ('pack' as const),
    onView: (view: (typeof packingViews)[number]) =>
      setSearch(view === 'pack' ? {} : { view }, { replace: true }),
  };
}

/** The match in the address: a list is filtered by it, or a screen was opened from it. */
export function useMatchInQuery(): number | undefined {
  return idIn(useSearchParams()[0], 'match');
}

/** The code at the gate, opened from a match. */
export const gateFrom = (matchId: number): string => `${patterns.gate}?match=${matchId}`;

/** A till in the time of a match. */
export const tillOfMatch = (tillId: string, matchId: number): string =>
  `${pathTo('till', { tillId })}?match=${matchId}`;

/** The booth with a product chosen. */
export const boothFor = (productId: number): string => `${patterns.booth}?product=${productId}`;

/** The chosen product at the booth. */
export const useBoothProduct = useProductInQuery;

function useProductInQuery(): number | undefined {
  return idIn(useSearchParams()[0], 'product');
}

function idIn(search: URLSearchParams, name: string): number | undefined {
  const id = Number(search.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Price tags to print: of one product, or of all that booths sell. */
export const priceTagsFor = (productId?: number): string =>
  patterns.priceTags + (productId === undefined ? '' : `?product=${productId}`);

/** The product whose price tags are in the address. */
export const useTaggedProduct = useProductInQuery;

/** The page of a product in the fans' app, which its price tag has as a code. Without a number it is sold as one. */
export function priceTagAddress(productId: number, optionId: number | null): string {
  const page = `${window.location.origin}/user/u/goods/${productId}`;
  return optionId === null ? page : `${page}?option=${optionId}`;
}

/** Where a phone becomes a desk. Browsers send no fragment, so the code is in no log. */
export const deskAddress = (code: string) => `${window.location.origin}/admin/desk#${code}`;

/** The stamp of a match in the fans' app. Browsers send no fragment, so the code is in no log. */
export const visitAddress = (code: string) => `${window.location.origin}/user/u/visits#${code}`;

/** What a new person of the staff opens first. */
export const loginAddress = () => `${window.location.origin}/admin${patterns.login}`;

/** The login of staff on a device on which a fan is logged in. */
export const loginAsStaff = `${patterns.login}?as=staff`;

/** The page of the same order in the fans' app. */
export function fansAddressOf(address: string): string {
  const [, orderId] = /^\/orders\/([^/]+)\/edit/.exec(address) ?? [];
  const path = orderId === undefined ? 'my-order' : `order-details/${orderId}`;
  return `${window.location.origin}/user/u/${path}`;
}
