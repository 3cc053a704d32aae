import type { components } from '@homestand/api-client/contract';
import { minuteOf } from '@homestand/api-client/day';
import { csvLines } from '../../text/writeCsv.ts';
import type { LogRow } from './logSearch.queries.ts';
import { type LogField, messages } from './messages.ts';

type Entry = components['schemas']['StaffLogEntry'];

/** Actions and fields of a later version, whose words this one does not have, keep their names. */
const labelOf = (words: Readonly<Record<string, string>>, name: string) =>
  (Object.hasOwn(words, name) ? words[name] : undefined) ?? name;

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return value.toLocaleString('ja-JP');
  if (typeof value === 'boolean') return messages.log.answer(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isTime(value)) return messages.log.time(new Date(value));
  return labelOf(messages.log.values, value);
}

type Items = { productId: number; quantity: number }[];

/** Typed texts are shown as they are: what somebody wrote may be one of the words. */
const texts: Partial<Record<LogField | 'reason', (value: unknown) => string>> = {
  name: String,
  loginId: String,
  memo: String,
  query: String,
  fan: String,
  person: String,
  reason: String,
  till: String,
  productId: String,
  productName: String,
  options: String,
  size: String,
  material: String,
  description: String,
  pictures: String,
  externalLinkUrl: String,
  opensAt: (value) => minuteOf(new Date(String(value))),
  closesAt: (value) => minuteOf(new Date(String(value))),
  deliveryPeriod: String,
  ceiling: (value) => messages.log.pieces(Number(value)),
  minimum: (value) => messages.log.pieces(Number(value)),
  matchId: String,
  matchIds: String,
  movedTo: String,
  matchDay: String,
  cardId: String,
  opponent: String,
  ground: String,
  result: String,
  outcome: (value) => labelOf(messages.log.matchOutcomes, String(value)),
  matchState: (value) => labelOf(messages.log.matchStates, String(value)),
  price: (value) => messages.log.yen(Number(value)),
  amount: (value) => messages.log.yen(Number(value)),
  expected: (value) => messages.log.yen(Number(value)),
  // As refunds.routes.ts writes it.
  items: (value) => messages.log.items(value as Items),
};

/** What the database says instead of a text that stands beside the log no more, or not as it was written. */
const isInstead = (word: 'erased' | 'altered', value: unknown) =>
  typeof value === 'object' && value !== null && word in value;

const textOfField = (name: string, value: unknown): string | null => {
  if (isInstead('erased', value)) return messages.log.erased;
  if (isInstead('altered', value)) return messages.log.altered;
  const write = Object.hasOwn(texts, name) ? texts[name as LogField | 'reason'] : undefined;
  return write && value !== undefined && value !== null ? write(value) : textOf(value);
};

/** Numbers that nobody can read or type. The CSV has them. */
const ids = ['id', 'sessionId', 'refund', 'reportId', 'topicId', 'messageId'];

function changesOf(
  { before, after }: Pick<LogRow, 'before' | 'after'>,
  isShown: (name: string) => boolean = () => true,
): Entry['changes'] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter(isShown).map((name) => ({
    name: labelOf(messages.log.fields, name),
    before: textOfField(name, before?.[name]),
    after: textOfField(name, after?.[name]),
  }));
}

/** The first eight characters of a device's id. The whole id is a secret: it makes a browser a known device. */
const deviceName = (id: string | null) => id?.slice(0, 8) ?? null;

export const logEntry = ({ at, deviceId, before, after, ...row }: LogRow): Entry => ({
  ...row,
  at: at.toISOString(),
  what: labelOf(messages.log.actions, row.action),
  device: deviceName(deviceId),
  reason: textOfField('reason', row.reason?.reason),
  reportId: reportOf(after),
  changes: changesOf({ before, after }, (name) => !ids.includes(name)),
});

const reportOf = (after: LogRow['after']) =>
  typeof after?.reportId === 'string' ? after.reportId : null;

export const logCsvHeader = (): string => csvLines([messages.log.columns]);

/** What was on one side of the changes: a side that had nothing has no line. */
const side = (changes: Entry['changes'], of: 'before' | 'after') =>
  changes.flatMap(({ name, [of]: text }) => (text === null ? [] : [`${name}: ${text}`])).join('\n');

export const logCsvLines = (rows: readonly LogRow[]): string =>
  csvLines(
    rows.map((row) => {
      const [entry, changes] = [logEntry(row), changesOf(row)];
      return [
        messages.log.time(new Date(entry.at)),
        entry.what,
        entry.by ?? messages.log.operator,
        entry.device ?? '',
        entry.account ?? '',
        messages.log.list(entry.orders, entry.orderCount),
        messages.log.list(
          entry.fans.map(({ name }) => name),
          entry.fanCount,
        ),
        side(changes, 'before'),
        side(changes, 'after'),
        entry.reason ?? '',
      ];
    }),
  );
