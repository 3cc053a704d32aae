import { minuteOf } from '@homestand/api-client/day';
import { quantityMax } from '@homestand/api-client/limits';
import { nameWithOption } from '@homestand/api-client/optionName';
import { transact } from '../db/database.ts';
import {
  allStock,
  compareStock,
  repairStock,
  type StockRefusal,
  type StockRow,
} from '../modules/orders/index.ts';
import { type ChangedStock, changeStock, type StockChange } from '../modules/shop/staff/index.ts';
import { plainForm } from '../text/plainForm.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findProduct } from './products.ts';
import { textTable } from './textTable.ts';

export async function listStock(
  { db }: OpenClub,
  _given: InputOf<'stock list'>,
  { out }: Surroundings,
): Promise<void> {
  const rows = await allStock(db);
  if (rows.length === 0) return out(messages.noProducts);
  out(
    textTable([
      messages.stock.headings,
      ...rows.map(({ productId, onHand, held, version, ...row }) => [
        productId,
        nameOf(row),
        ...(onHand === null
          ? [messages.stock.notCounted, '-', '-', '-']
          : [onHand, held, onHand - held, version]),
      ]),
    ]),
  );
}

/** Sets a stock to a count, begins to count it, or ends that. */
export async function setStock(
  club: OpenClub,
  { arguments: { product, count: typed }, options }: InputOf<'stock set'>,
  { out }: Surroundings,
): Promise<void> {
  const row = await findStock(club, product, options.option);
  const name = nameOf(row);
  const isEnd = messages.stock.endWords.includes(plainForm(typed));
  const count = isEnd ? 0 : numberOf(typed, 0);
  const version = options.version === undefined ? undefined : numberOf(options.version, 0);
  const reason = options.reason?.trim();
  const { onHand, held } = await record(club, row, {
    reason,
    ...(isEnd ? { count: null } : { count, version }),
  });
  out(onHand === null ? messages.stock.ended(name) : messages.stock.changed(name, onHand, held));
}

export async function adjustStock(
  club: OpenClub,
  { arguments: { product }, options: { option, add, remove, reason } }: InputOf<'stock adjust'>,
  { out }: Surroundings,
): Promise<void> {
  if ((add === undefined) === (remove === undefined)) throw new Refusal(messages.stock.addOrRemove);
  if (reason.trim() === '') throw new Refusal(messages.stock.reasonMissing);
  const row = await findStock(club, product, option);
  const pieces = add === undefined ? -numberOf(remove ?? '', 1) : numberOf(add, 1);
  const { onHand, held } = await record(club, row, { change: pieces, reason: reason.trim() });
  out(messages.stock.changed(nameOf(row), onHand ?? 0, held));
}

/** Prints where stock, its moves and orders differ, and fails if they do after the repair. */
export async function checkStockOfClub(
  { db }: OpenClub,
  { options: { repair } }: InputOf<'stock check'>,
  { out }: Surroundings,
): Promise<void> {
  if (repair) await repairStock(db);
  const { sums, orders } = await compareStock(db);
  const count = sums.length + orders.length;
  if (count === 0) return out(messages.stock.agrees);
  out(
    textTable([
      messages.stock.differenceHeadings,
      ...sums.map(({ productId, onHand, held, oversold, ...row }) => [
        productId,
        nameOf(row),
        '-',
        messages.stock.pieces(onHand, held, oversold),
        messages.stock.pieces(row.onHandMoved, row.heldMoved, row.oversoldMoved),
      ]),
      ...orders.map(({ productId, orderId, held, pieces, ...row }) => [
        productId,
        nameOf(row),
        orderId,
        messages.stock.held(held),
        messages.stock.held(pieces),
      ]),
    ]),
  );
  throw new Refusal(repair ? messages.stock.notRepaired(count) : messages.stock.differs(count));
}

/** A product with options needs the label of one. */
async function findStock({ db }: OpenClub, typed: string, option = ''): Promise<StockRow> {
  const { id, name } = await findProduct(db, typed);
  const rows = (await allStock(db)).filter(({ productId }) => productId === id);
  const row = rows.find(({ label }) => plainForm(label) === plainForm(option));
  if (row) return row;
  const labels = rows.flatMap(({ label }) => (label === '' ? [] : [label]));
  throw new Refusal(messages.stock.optionMissing(name, labels));
}

const nameOf = ({ name, label }: Pick<StockRow, 'name' | 'label'>) =>
  nameWithOption(name, label === '' ? undefined : label);

function numberOf(typed: string, least: number): number {
  const digits = plainForm(typed);
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
  if (number < least || number > quantityMax) throw new Refusal(messages.stock.notANumber(typed));
  return number;
}

/** Changes a stock, or throws why it was not changed. */
async function record(
  { db }: OpenClub,
  row: StockRow,
  note: StockChange & { reason: string | undefined },
): Promise<ChangedStock> {
  const { optionId, productId, label } = row;
  return transact(db, async (tx) => {
    const result = await changeStock(tx, undefined, { optionId, productId, label, ...note });
    if ('refused' in result) throw new Refusal(sentenceFor(result, nameOf(row)));
    return result;
  });
}

function sentenceFor(refusal: StockRefusal, name: string): string {
  switch (refusal.refused) {
    case 'not_counted':
      return messages.stock.isNotCounted(name);
    case 'version_missing':
      return messages.stock.versionMissing(name, refusal.onHand, refusal.version);
    case 'made_to_order':
      return messages.stock.madeToOrder(name);
    case 'held':
      return messages.stock.tooFew(name, refusal.held);
    case 'above_most':
      return messages.stock.tooMany(name, refusal.most);
    case 'moved': {
      const moves = textTable([
        messages.stock.moveHeadings,
        ...refusal.moves.map(({ at, kind, onHandChange, heldChange, orderId }) => [
          minuteOf(at),
          messages.stock.kinds[kind],
          onHandChange,
          heldChange,
          orderId ?? '-',
        ]),
      ]);
      return `${messages.stock.moved(name, refusal.onHand, refusal.version)}\n${moves.trimEnd()}`;
    }
  }
}
