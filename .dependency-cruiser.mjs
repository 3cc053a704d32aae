// What may import what. Read "from … to" as "it is forbidden that … imports …".
// scripts/check/layers.ts runs these rules; each comment is what it tells you when you break one.
const ui = '^packages/ui/src';
const fansApp = '^packages/app/src';
/** Both thin apps: what holds for one holds for the other. */
const app = '^packages/(?:app|admin)/src';
const layers = ['tokens', 'styles', '(format|icons|shortcuts)', 'primitives', 'pieces'];
const notProduct = '[.](stories|test|docs)[.]tsx?$';
/** Parts and styles of a component that others may import. */
const shared = [
  'BoothSalePayment',
  'ButtonBase',
  'ButtonFile',
  'CameraPicture',
  'CardFront',
  'CountStrip',
  'Dialog',
  'FavoriteHero',
  'Field',
  'FieldParts',
  'FloatingButton',
  'InfiniteListEdge',
  'PasswordChangeDialogFields',
  'PlayerCarousel',
  'PlayerLoginFormFields',
  'ProductCardPicture',
  'ProductCardPrice',
  'ProductCardSkeleton',
  'Stack',
  'StaffPageNav',
];
const notServerProduct = '[.](test|testSupport)[.]ts$';
/** Renders the app's QR code to read its modules (0107). */
const printedCodes = '^packages/server/src/modules/cards/sheet/qrModules[.]ts$';

const looksDownOnly = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer.replace(/[()]/g, '').replaceAll('|', '-and-')}-import-downwards-only`,
  comment:
    'Layers look down only: tokens → styles → format, icons, shortcuts → primitives → pieces. Move the shared thing down, or pass it in as a prop.',
  severity: 'error',
  from: { path: `${ui}/${layer}/`, pathNot: notProduct },
  to: { path: `${ui}/(${layers.slice(index + 1).join('|')})/` },
}));

const appCore = '^packages/app-core/src';
/** Each with the folders of the app core that it may import. */
const appCoreImports = {
  browser: [],
  session: ['browser'],
  http: ['browser', 'session'],
  offline: ['browser', 'session'],
  delivery: ['browser', 'session', 'http'],
  react: ['browser', 'session', 'http', 'offline', 'delivery'],
};
const appCoreLooksDownOnly = Object.entries(appCoreImports).map(([folder, allowed]) => ({
  name: `app-core-${folder}-looks-down-only`,
  comment: `The app core's ${folder} may import ${allowed.join(', ') || 'no other folder of it'}. Move the shared thing down.`,
  severity: 'error',
  from: { path: `${appCore}/${folder}/`, pathNot: notProduct },
  to: { path: `${appCore}/(?!(${[folder, ...allowed].join('|')})/)` },
}));

/** Each with the domains of the app's data that it may import. */
const dataImports = {
  auth: [],
  live: ['cards', 'club', 'matches', 'messages', 'moderation', 'orders', 'shop'],
  matches: ['orders', 'top'],
  messages: ['moderation', 'push', 'top'],
  moderation: [],
  account: ['cards', 'checkout', 'top'],
  push: ['club'],
  checkout: ['shop'],
  orders: ['club'],
  shop: [],
  cards: ['matches'],
  top: [],
  club: [],
};
const dataLooksOneWay = Object.entries(dataImports).map(([domain, allowed]) => ({
  name: `data-${domain}-imports`,
  comment: `The app's data of ${domain} may import the client and ${allowed.join(', ') || 'no other domain'}. What ends with the session registers itself with onClearPersonData or onSessionChange.`,
  severity: 'error',
  from: { path: `${fansApp}/data/${domain}/`, pathNot: notProduct },
  to: { path: `${fansApp}/data/(?!(${[domain, ...allowed].join('|')})/|client[.])` },
}));

const server = '^packages/server/src';
/** Each with the modules of the server that it may import, through their index.ts. A folder in a module may be one, too. */
const serverModuleImports = {
  live: [],
  sanctions: ['live'],
  auth: ['live', 'sanctions'],
  cards: [],
  messages: ['live', 'sanctions'],
  media: ['live', 'messages'],
  push: ['live', 'messages'],
  club: ['media'],
  orders: ['live'],
  account: ['orders'],
  shop: ['orders'],
  checkout: ['account', 'live', 'matches', 'orders', 'shop'],
  top: ['account', 'matches', 'messages'],
  staff: ['auth', 'orders'],
  moderation: ['live', 'messages', 'sanctions', 'staff'],
  counter: ['checkout', 'live', 'matches', 'orders', 'staff'],
  'shop/staff': ['club', 'media', 'orders', 'shop', 'staff'],
  'orders/staff': ['checkout', 'counter', 'live', 'orders', 'staff'],
  matches: ['live', 'push', 'staff'],
  'matches/closing': ['counter', 'matches', 'orders', 'staff'],
  'matches/packing': ['counter', 'matches', 'staff'],
  today: ['checkout', 'counter', 'matches', 'orders'],
};
const serverModules = Object.keys(serverModuleImports);
/** A module's folder, but for the folders in it that are modules. */
const moduleFolder = (name) => {
  const inner = serverModules.filter((other) => other.startsWith(`${name}/`));
  return `${name}/${inner.map((other) => `(?!${other.slice(name.length + 1)}/)`).join('')}`;
};
const serverModulesLookOneWay = Object.entries(serverModuleImports).map(([name, allowed]) => ({
  name: `server-module-${name.replace('/', '-')}-imports`,
  comment: `The server's module ${name} may import ${allowed.join(', ') || 'no other module'}. Pass a function in from app.ts or start.ts, or move what both need.`,
  severity: 'error',
  from: { path: `${server}/modules/${moduleFolder(name)}`, pathNot: notServerProduct },
  to: { path: `${server}/modules/(?!${[name, ...allowed].map(moduleFolder).join('|')})` },
}));

/** A package as it is resolved from node_modules, or its bare name where it is not installed. */
const package_ = (names) => `(^|node_modules/)(${names})(/|$)`;

export default {
  forbidden: [
    ...looksDownOnly,
    {
      name: 'format-icons-and-shortcuts-import-only-tokens-and-styles',
      comment:
        'format, icons and shortcuts know tokens and styles only, so that they stay usable everywhere.',
      severity: 'error',
      from: { path: `${ui}/(format|icons|shortcuts)/`, pathNot: notProduct },
      to: { path: `${ui}/(format|icons|shortcuts)/`, pathNot: `${ui}/$1/` },
    },
    {
      name: 'testing-stays-out-of-the-product',
      comment: 'testing is for stories and tests. What the product needs belongs to a layer.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/(?!testing/)', pathNot: notProduct },
      to: { path: `(${ui}|${app}|${appCore})/testing/` },
    },
    {
      name: 'components-do-not-use-the-main-index',
      comment:
        'Inside ui, import from the layer (../../primitives); src/index.ts is for outsiders.',
      severity: 'error',
      from: { path: `${ui}/.+/` },
      to: { path: `${ui}/index[.]ts$` },
    },
    {
      name: 'domains-are-islands',
      comment:
        'Domains of pieces do not know each other. What two domains share is a primitive or in pieces/shared; the office’s frame is in pieces/shell. Both know no domain.',
      severity: 'error',
      from: { path: `${ui}/pieces/([^/]+)/.+` },
      to: { path: `${ui}/pieces/[^/]+/`, pathNot: `${ui}/pieces/($1|shared|shell)/` },
    },
    {
      name: 'parts-stay-in-their-component',
      comment:
        'Of another component import the view (Name.tsx) or what is written in camelCase: a hook, a helper, its texts. Its parts and styles are its own; one that others need is listed as shared.',
      severity: 'error',
      from: { path: `${ui}/(primitives|pieces/[^/]+)/([^/]+)/` },
      to: {
        path: `${ui}/(primitives|pieces/[^/]+)/([^/]+)/(?!\\2[.]tsx$|[a-z]\\w*[.]ts$)`,
        pathNot: [`${ui}/$1/$2/`, `/(${shared.join('|')})[.](tsx|css[.]ts)$`],
      },
    },
    {
      name: 'engines-live-in-primitives',
      comment:
        'Engines are for primitives only. Use a primitive, or make one that wraps the engine. The printed codes of cards come from the encoder of the app.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: `${ui}/primitives/|${printedCodes}`,
      },
      to: {
        path: package_(
          'radix-ui|@radix-ui|react-aria|react-stately|@react-aria|@react-stately|keen-slider|virtua|qrcode[.]react',
        ),
      },
    },
    {
      name: 'qr-decoders-live-in-qr-reader',
      comment: 'zxing and jsqr load in the worker of qr-reader only. Call openDecoder.',
      severity: 'error',
      from: { path: '^packages/(?!qr-reader/)' },
      to: { path: package_('zxing-wasm|jsqr') },
    },
    {
      name: 'qr-reader-knows-no-screen',
      comment: 'qr-reader takes pictures and returns texts: no React, no other package of ours.',
      severity: 'error',
      from: { path: '^packages/qr-reader/' },
      to: {
        path: `${package_('react|react-dom')}|@homestand/(?!qr-reader)|^packages/(?!qr-reader/)`,
      },
    },
    {
      name: 'engines-by-subpath',
      comment:
        'The umbrella brings every control into the entry. Import the one you need: radix-ui/tabs, react-aria/useSpinButton.',
      severity: 'error',
      from: { path: '^packages/' },
      to: {
        path: [
          '(^|node_modules/)radix-ui($|/dist/index[.])',
          '(^|node_modules/)react-aria($|/dist/(types/)?exports/index[.])',
        ],
      },
    },
    {
      name: 'ui-knows-no-fetch-cache-store-router',
      comment:
        'ui shows what it is given. Fetching, caching, storing and routing belong to app. Of the client it may know the types of the contract, and how an option is named in one line.',
      severity: 'error',
      from: { path: ui },
      to: {
        path: `${package_('swr|swr-openapi|zustand|react-router|react-router-dom|openapi-fetch|axios|ky')}|@homestand/(app|admin|app-core|api-client(?!/(contract|optionName)$)|server)|^packages/(app|admin|app-core|api-client(?!/src/(schema[.]gen|optionName)[.]ts$)|server)/`,
      },
    },
    {
      name: 'data-knows-no-screen',
      comment:
        'data serves the screens and the shell and does not know them. Turn the import round.',
      severity: 'error',
      from: { path: `${app}/data/` },
      to: { path: `${app}/(screens|shell|routes)([.]|/)` },
    },
    {
      name: 'screens-and-shell-know-no-routes',
      comment: 'Only the route table knows every screen. Import addresses from paths.ts.',
      severity: 'error',
      from: { path: `${app}/(screens|shell)/` },
      to: { path: `${app}/routes([.]|/)` },
    },
    {
      name: 'apps-are-islands',
      comment:
        'The apps of fans and of staff share app-core and ui; neither loads a byte of the other.',
      severity: 'error',
      from: { path: '^packages/(app|admin|app-core|ui)/' },
      to: { path: '^packages/(app|admin)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'staff-store-under-their-names',
      comment:
        'The app of staff stores through data/storage.ts, which has only the names that storageKeys.ts gives to staff.',
      severity: 'error',
      from: {
        path: '^packages/admin/src/',
        pathNot: `^packages/admin/src/data/storage[.]ts$|${notProduct}`,
      },
      to: { path: `${appCore}/browser/storage[.]ts$` },
    },
    ...appCoreLooksDownOnly,
    ...dataLooksOneWay,
    ...serverModulesLookOneWay,
    {
      name: 'server-modules-through-index',
      comment:
        'Import a module of the server through its index.ts, or through the index.ts of a folder in it.',
      severity: 'error',
      from: {
        path: `${server}/modules/(orders/staff|shop/staff|[^/]+)/`,
        pathNot: notServerProduct,
      },
      to: {
        path: `${server}/modules/`,
        pathNot: ['/index[.]ts$', `${server}/modules/$1/`],
      },
    },
    {
      // services.ts names types only: through an index.ts they would make a circle.
      name: 'server-uses-modules-through-index',
      comment:
        'Import a module of the server through its index.ts, or through the index.ts of a folder in it.',
      severity: 'error',
      from: { path: `${server}/(?!modules/|services[.]ts)`, pathNot: notServerProduct },
      to: { path: `${server}/modules/`, pathNot: '/index[.]ts$' },
    },
    {
      name: 'server-modules-know-no-surroundings',
      comment:
        'app.ts, start.ts, the site, the jobs, the commands and the seed use the modules, and not the reverse.',
      severity: 'error',
      from: { path: `${server}/modules/`, pathNot: notServerProduct },
      to: {
        path: `${server}/((app|start|main|cli)[.]ts$|(cli|development|jobs|site)/|db/seed/|metrics/register)`,
      },
    },
    {
      name: 'one-function-writes-order-status',
      comment:
        'writeOrderStatus writes every status of an order, with its history, till and event. Call it.',
      severity: 'error',
      from: { path: `${server}/`, pathNot: `${server}/modules/orders/orderStatus[.]ts$` },
      to: { path: `${server}/modules/orders/orderStatus[.]queries[.]ts$` },
    },
    {
      name: 'server-and-client-know-no-screen',
      comment:
        'server and api-client run without a screen: no React, no ui but its tokens (values, from which the server computes the colours of a club), no app.',
      severity: 'error',
      from: { path: '^packages/(server|api-client)/', pathNot: printedCodes },
      to: {
        path: `${package_('react|react-dom|@homestand/(ui(?!/tokens)|app|admin|app-core)')}|^packages/(ui|app|admin|app-core)/`,
        pathNot: `${ui}/tokens/`,
      },
    },
    {
      name: 'stand-ins-are-loaded-on-demand',
      comment:
        'No production image has the package of the stand-ins. Only connectExternalServices.ts loads it, by import().',
      severity: 'error',
      from: {
        path: '^packages/(?!stand-ins/)',
        pathNot: `${notServerProduct}|${server}/dependencies/connectExternalServices[.]ts$`,
      },
      to: { path: '@homestand/stand-ins|^packages/stand-ins/' },
    },
    {
      name: 'stand-ins-are-never-loaded-at-start',
      comment: 'A static import would need the package in production. Use import().',
      severity: 'error',
      from: { path: `${server}/dependencies/connectExternalServices[.]ts$` },
      to: { path: '@homestand/stand-ins|^packages/stand-ins/', dynamic: false },
    },
    {
      name: 'drawings-are-made-once',
      comment:
        'What runs takes the pictures of the demo club from the files that drawing/draw.ts writes: import @homestand/demo-club/drawings.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: '^packages/demo-club/(drawing|media)/|^packages/demo-club/.+[.]test[.]ts$',
      },
      to: { path: '^packages/demo-club/drawing/' },
    },
    {
      name: 'no-cycles',
      comment: 'These files import each other in a circle. Move what they share into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      // A view and its hook may name each other's types: that circle is gone when the code runs.
      name: 'no-cycles-between-folders',
      comment: 'Folders import each other in a circle, if only for types. Move the type down.',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$' },
      to: { circular: true, via: { pathNot: '^$1/[^/]+$' } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/|[.]gen[.]ts$' },
  },
};
