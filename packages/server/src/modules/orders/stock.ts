import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import type { DeliveryStatus, PaymentStatus, Tables } from '../../db/schema.ts';
import { type FieldError, HttpError, notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { goodsKey, type Item, itemName } from './orders.queries.ts';
import type { ReturnedItem } from './refunds.queries.ts';
import {
  availablePieces,
  countedGoods,
  type FanStock,
  isHeldByOwnPayment,
  lockStockTable,
  moveStock,
} from './stock.queries.ts';

type Status = { deliveryStatus: DeliveryStatus; paymentStatus: PaymentStatus };

/** Where the goods of an order are: on the shelf for its customer, with the customer, or anybody's. */
type Place = 'held' | 'gone' | 'free';

export function placeOf({ deliveryStatus, paymentStatus }: Status): Place {
  if (deliveryStatus === 'received' || deliveryStatus === 'shipped') return 'gone';
  if (deliveryStatus === 'canceled') return 'free';
  const isLive =
    paymentStatus === 'awaiting' || paymentStatus === 'at_pickup' || paymentStatus === 'paid';
  return isLive ? 'held' : 'free';
}

/**
 * Moves the goods of an order, which is locked, as its status has changed. What an order holds is released here and
 * nowhere else, so that nobody else can buy a piece while a payment for it may still be charged.
 */
export async function moveGoods(
  tx: Transaction<Tables>,
  orderId: string,
  before: Place,
  after: Place,
): Promise<void> {
  // Goods that a customer brings back are on the shelf only if staff say so.
  if (before === 'gone' && after !== 'held') return;
  for (const { optionId, pieces, held } of await lockedGoods(tx, orderId)) {
    const move = { optionId, orderId };
    if (before !== 'gone' && held === 0) continue;
    if (before === 'gone')
      await moveStock(tx, { ...move, kind: 'undo', onHand: pieces, held: pieces - held });
    else if (after === 'gone')
      await moveStock(tx, { ...move, kind: 'hand_over', onHand: -held, held: -held });
    else await release(tx, { ...move, pieces: held - (after === 'held' ? pieces : 0) });
  }
}

async function lockedGoods(tx: Transaction<Tables>, orderId: string) {
  await lockStockTable(tx);
  return countedGoods(tx, orderId);
}

type Piece = { optionId: number; orderId: string; pieces: number };

async function release(tx: Transaction<Tables>, { pieces, ...move }: Piece): Promise<void> {
  if (pieces > 0) await moveStock(tx, { ...move, kind: 'release', onHand: 0, held: -pieces });
}

/** Adds goods that came back with a handed-over order, which is locked, to the stock. */
export async function putBackOnShelf(
  tx: Transaction<Tables>,
  orderId: string,
  items: readonly ReturnedItem[],
): Promise<void> {
  for (const { optionId, productId, option } of await lockedGoods(tx, orderId)) {
    const quantity = items
      .filter((item) => item.productId === productId && item.optionId === option?.id)
      .reduce((sum, item) => sum + item.quantity, 0);
    if (quantity > 0)
      await moveStock(tx, { optionId, orderId, kind: 'take_back', onHand: quantity, held: 0 });
  }
}

/** What a fan reads of a stock; undefined if it is not counted or more than few are left. */
export function stockShown(
  stock: FanStock | null | undefined,
  fewLeft: number,
): components['schemas']['ProductStock'] | undefined {
  if (!stock || stock.orderable > fewLeft) return undefined;
  if (stock.orderable > 0) return { state: 'few', left: stock.orderable };
  return { state: stock.inPayment > 0 ? 'in_payment' : 'sold_out', left: 0 };
}

/** The stock of all options of a product; undefined if one of them is not counted. */
export function sumOfStock(stocks: readonly (FanStock | undefined)[]): FanStock | undefined {
  const sum = { orderable: 0, inPayment: 0 };
  for (const stock of stocks) {
    if (!stock) return undefined;
    sum.orderable += stock.orderable;
    sum.inPayment += stock.inPayment;
  }
  return sum;
}

export type Short = Pick<Item, 'productId' | 'option'> & { available: number };

/**
 * Holds the goods of an order, which is locked or new, beside those that it holds already, and releases what it no longer
 * has. Returns the goods of which there is not enough; then the caller rolls back, or gives the order another status.
 */
export async function holdGoods(tx: Transaction<Tables>, orderId: string): Promise<Short[]> {
  return (await hold(tx, orderId)).map(({ optionId: _id, ...short }) => short);
}

async function hold(
  tx: Transaction<Tables>,
  orderId: string,
): Promise<(Short & { optionId: number })[]> {
  const shorts = [];
  for (const { optionId, productId, option, pieces, held } of await lockedGoods(tx, orderId)) {
    await release(tx, { optionId, orderId, pieces: held - pieces });
    const missing = pieces - held;
    if (missing <= 0) continue;
    const move = { optionId, orderId, kind: 'hold' as const, onHand: 0, held: missing };
    if (!(await moveStock(tx, move)))
      shorts.push({
        optionId,
        productId,
        ...(option && { option }),
        available: held + (await availablePieces(tx, optionId)),
      });
  }
  return shorts;
}

/** An unfinished payment of the same fan holds the goods: to this fan they are not sold out. */
export class HeldByOwnPayment extends HttpError {
  constructor() {
    super(409, messages.paymentRunning);
  }
}

type Line = Pick<Item, 'productId' | 'productName' | 'option' | 'madeToOrder'>;

type OrderedLine = Line & Pick<Item, 'quantity'>;

/** What a form says of goods of which there is not enough. */
export const shortageOf = (
  line: Line,
  available: number,
  field: string,
): FieldError & { productId: number } => ({
  field,
  message: messages.aboutProduct(itemName(line), messages.piecesAvailable(available)),
  productId: line.productId,
  ...(line.option && { optionId: line.option.id }),
  available,
});

/** Distinguishes stocks: options that are made to order have that of their product. */
const stockKey = ({ productId, option, madeToOrder }: Line) =>
  goodsKey(madeToOrder || !option ? { productId } : { productId, option });

/** Says for the goods of which there is not enough, by their stock, how many are left. */
function shortLines(
  lines: readonly OrderedLine[],
  short: ReadonlyMap<string, number>,
  fieldOf: (index: number) => string,
): FieldError[] {
  const leftOf = new Map(short);
  return lines.flatMap((line, index) => {
    const key = stockKey(line);
    const available = leftOf.get(key);
    if (available === undefined) return [];
    const error = shortageOf(line, available, fieldOf(index));
    if (line.madeToOrder) {
      // Each option has what those before it leave.
      leftOf.set(key, Math.max(0, available - line.quantity));
      return line.quantity > available ? [error] : [];
    }
    // Of several lines of the same goods the first one says it.
    leftOf.delete(key);
    return [error];
  });
}

/**
 * Names the goods of which there is not enough by what was read without a lock: whoever comes after the last piece does not
 * write an order, nor wait for those that are written. What passes is held, or refused, by `holdOrRefuse`.
 */
export function errorsOfShort(
  lines: readonly (OrderedLine & {
    /** Pieces that this fan can still order; undefined if they are not counted. */
    orderable: number | undefined;
  })[],
  fieldOf: (index: number) => string,
): FieldError[] {
  const sums = new Map<string, number>();
  for (const line of lines)
    sums.set(stockKey(line), (sums.get(stockKey(line)) ?? 0) + line.quantity);
  const short = new Map<string, number>();
  for (const line of lines) {
    const key = stockKey(line);
    if (line.orderable !== undefined && (sums.get(key) ?? 0) > line.orderable)
      short.set(key, line.orderable);
  }
  return shortLines(lines, short, fieldOf);
}

/** Holds the goods of an order that is placed, or refuses it and says for each product and option how many are left. */
export async function holdOrRefuse(
  tx: Transaction<Tables>,
  orderId: string,
  lines: readonly OrderedLine[],
  /** Of a line in the request. */
  fieldOf: (index: number) => string,
): Promise<void> {
  const shorts = await hold(tx, orderId);
  if (shorts.length === 0) return;
  const optionIds = shorts.map(({ optionId }) => optionId);
  if (await isHeldByOwnPayment(tx, { orderId, optionIds })) throw new HeldByOwnPayment();
  const short = new Map(shorts.map((goods) => [goodsKey(goods), goods.available]));
  throw notAllowed(shortLines(lines, short, fieldOf));
}
