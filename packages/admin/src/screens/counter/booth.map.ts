import type { BoothBasketItem, BoothProduct, BoothSaleRow, TagOutcome } from '@homestand/ui';
import type { BoothSale } from '../../data/counter/boothSales';
import type { QueuedBoothSale } from '../../data/counter/deliverBoothSales';
import type { ScannedTag } from '../../data/counter/scannedTag';

/** Sales of the server that are shown; what it does not have is shown whole. */
const shown = 5;

/** Sales that the server does not have, and the last that it has, newest first. */
export function boothRows(
  sales: readonly BoothSale[],
  queue: readonly QueuedBoothSale[],
): BoothSaleRow[] {
  const queued = queue.map(
    ({ key, refused, undo, sent: _, left: _l, recorded: _r, by: _b, ...sale }): BoothSaleRow => ({
      ...sale,
      id: key,
      short: 0,
      status: refused !== null ? 'refused' : undo === null ? 'waiting' : 'undoing',
      message: refused,
    }),
  );
  const waiting = new Set(queue.map(({ key }) => key));
  const recorded = sales
    .filter(({ id }) => !waiting.has(id))
    .slice(0, shown)
    .map(
      ({ undoUntil: _, amount: _a, undoneAt, ...sale }): BoothSaleRow => ({
        ...sale,
        status: undoneAt === null ? 'recorded' : 'undone',
        message: null,
      }),
    );
  return [...queued.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)), ...recorded];
}

type Goods = Omit<BoothBasketItem, 'quantity'>;

/** Goods of a price tag, by the list of this device, or why there are none. */
export function taggedGoods(
  list: readonly BoothProduct[],
  tag: ScannedTag,
): Goods | Exclude<TagOutcome, { name: string }> {
  if (tag.kind !== 'goods') return tag;
  const product = list.find(({ productId }) => productId === tag.productId);
  if (!product) return { kind: 'notSold' };
  const { name, options } = product;
  const [only] = options;
  if (tag.optionId === null && !(only && options.length === 1)) return { kind: 'optionMissing' };
  const option = tag.optionId === null ? only : options.find(({ id }) => id === tag.optionId);
  if (!option) return { kind: 'optionEnded' };
  return { optionId: option.id, name, label: option.label, price: option.price };
}

/** The most pieces of an option in one sale: the limit of the contract. */
const most = 99;

/** A basket with more of these goods, and what is said of it. */
export function withGoods(
  basket: readonly BoothBasketItem[],
  goods: Goods,
  pieces: number,
): { basket: readonly BoothBasketItem[]; outcome: TagOutcome } {
  const { optionId, name, label } = goods;
  const had = basket.find((item) => item.optionId === optionId);
  const quantity = (had?.quantity ?? 0) + pieces;
  if (quantity > most) return { basket, outcome: { kind: 'full', name, label, quantity: most } };
  return {
    basket: had
      ? basket.map((item) => (item === had ? { ...goods, quantity } : item))
      : [...basket, { ...goods, quantity }],
    outcome: { kind: 'added', name, label, quantity },
  };
}

/** Goods of a basket as the list has them now: a price may have changed since. */
export const pricedBasket = (
  basket: readonly BoothBasketItem[],
  list: readonly BoothProduct[],
): BoothBasketItem[] => {
  const options = new Map(list.flatMap(({ options }) => options.map((each) => [each.id, each])));
  return basket.map((item) => ({
    ...item,
    price: options.get(item.optionId)?.price ?? item.price,
  }));
};
