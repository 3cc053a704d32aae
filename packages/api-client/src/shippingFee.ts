/** What delivery by mail costs, in whole yen with tax. Pickup is free. */
export type ShippingFees = {
  fee: number;
  /** Goods of this total or more are sent free of charge; null: never. */
  freeFrom: number | null;
  /** Prefectures with another fee. */
  byPrefecture: { prefecture: string; fee: number }[];
};

type Delivery = {
  method: 'venue' | 'shipping';
  itemsTotal: number;
  /** As the fan typed it; empty while it is not known. */
  prefecture: string;
};

/** The fee of one order. The server and the app compute it with this function, and the server refuses another total. */
export function shippingFeeOf(
  { fee, freeFrom, byPrefecture }: ShippingFees,
  { method, itemsTotal, prefecture }: Delivery,
): number {
  if (method === 'venue' || (freeFrom !== null && itemsTotal >= freeFrom)) return 0;
  const typed = prefecture.trim();
  // The form takes any text: a name without its last letter is the same prefecture.
  const own = byPrefecture.find((row) => typed.startsWith(stemOf(row.prefecture)));
  return own?.fee ?? fee;
}

const stemOf = (prefecture: string) =>
  prefecture.length > 2 && !prefecture.endsWith('\u9053') ? prefecture.slice(0, -1) : prefecture;

/** Lowest and highest fee while the prefecture is not known. */
export function shippingFeeRange(
  { fee, byPrefecture, freeFrom }: ShippingFees,
  itemsTotal = 0,
): [least: number, most: number] {
  if (freeFrom !== null && itemsTotal >= freeFrom) return [0, 0];
  const all = [fee, ...byPrefecture.map((row) => row.fee)];
  return [Math.min(...all), Math.max(...all)];
}
