import type { components } from '@homestand/api-client/contract';
import { nameWithOption } from '@homestand/api-client/optionName';
import { writeCsv } from '../../text/writeCsv.ts';
import { unsentView } from '../staff/index.ts';
import { messages } from './messages.ts';
import type { TillEntryRow, TillRow } from './tills.queries.ts';

type Till = components['schemas']['Till'];

export function tillView(
  { id, name, isActive, sums, notCountedCash, notCountedOther, counts, ...row }: TillRow,
  isNow: boolean,
  /** Cash from another match of the day, if none is noted as the start of this one. */
  carried = 0,
): Till {
  const of = (kind: 'cash' | 'other') => {
    const { count = 0, paid = 0, corrections = 0 } = sums.find(({ means }) => means === kind) ?? {};
    const notCounted = kind === 'cash' ? notCountedCash : notCountedOther;
    return { count, paid, corrections, expected: paid + corrections, notCounted };
  };
  const { float, count } = counts;
  const cash = of('cash');
  return {
    id,
    name,
    open: isNow && isActive,
    cash,
    other: of('other'),
    float: float ? { amount: float.amount, at: timeOf(float.at), by: float.by } : null,
    drawer: (float?.amount ?? carried) + cash.expected,
    ...(!float && carried !== 0 && { carried }),
    counted: count ? { ...count, expected: count.expected ?? 0, at: timeOf(count.at) } : null,
    unsent: isNow ? unsentView(row.unsentHandOvers, row.unsentAt) : null,
  };
}

/** PostgreSQL writes a time in JSON with its own offset. */
const timeOf = (at: string) => new Date(at).toISOString();

export const entryView = ({
  id,
  at,
  kind,
  orderId,
  means,
  amount,
  expected,
  reason,
  by,
  ...sale
}: TillEntryRow) => ({
  id,
  at: at.toISOString(),
  kind,
  orderId,
  ...(isBooth(sale) && { sold: soldText(sale) }),
  means,
  amount,
  expected,
  reason,
  by,
});

type Sale = Pick<TillEntryRow, 'productName' | 'optionLabel' | 'quantity'>;

const isBooth = ({ productName }: Sale) => productName !== null;

const soldText = ({ productName, optionLabel, quantity }: Sale) =>
  messages.booth.pieces(nameWithOption(productName ?? '', optionLabel || undefined), quantity ?? 0);

const { tillCsv: csv } = messages;

export const tillsCsv = (rows: readonly TillEntryRow[]) =>
  writeCsv([csv.columns, ...rows.map(csvRow)]);

const isCount = (kind: TillEntryRow['kind']) => kind === 'float' || kind === 'count';

/** Counts have columns of their own: the column of amounts stays one that can be summed. */
const csvRow = ({
  at,
  tillName,
  kind,
  orderId,
  means,
  amount,
  expected,
  reason,
  by,
  ...sale
}: TillEntryRow) => [
  tillName,
  csv.time(at),
  isBooth(sale) && (kind === 'payment' || kind === 'undo')
    ? messages.booth.kinds[kind]
    : csv.kinds[kind],
  orderId ?? '',
  csv.means[means],
  isCount(kind) ? '' : amount,
  reason ?? '',
  by ?? '',
  isCount(kind) ? amount : '',
  expected === null ? '' : amount - expected,
  isBooth(sale) ? soldText(sale) : '',
];
