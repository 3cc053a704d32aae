import type { components } from '@homestand/api-client';
import { csvLines } from '../../text/writeCsv.ts';
import type { LogRow } from './logSearch.queries.ts';
import { messages } from './messages.ts';

type Entry = components['schemas']['StaffLogEntry'];

const known = (words: Readonly<Record<string, string>>, name: string) => words[name] ?? name;

const textOf = (value: unknown): string | null =>
  value === undefined || value === null
    ? null
    : typeof value === 'string'
      ? (messages.log.values[value] ?? value)
      : JSON.stringify(value);

function changesOf({ before, after }: Pick<LogRow, 'before' | 'after'>): Entry['changes'] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: known(messages.log.fields, name),
    before: textOf(before?.[name]),
    after: textOf(after?.[name]),
  }));
}

/** A device is named by the begin of its id: the rest of it is what makes a browser a known device. */
const deviceName = (id: string | null) => id?.slice(0, 8) ?? null;

export const logEntry = ({ at, deviceId, before, after, ...row }: LogRow): Entry => ({
  ...row,
  at: at.toISOString(),
  what: known(messages.log.actions, row.action),
  device: deviceName(deviceId),
  changes: changesOf({ before, after }),
});

export const logCsvHeader = (): string => csvLines([messages.log.columns]);

export const logCsvLines = (rows: readonly LogRow[]): string =>
  csvLines(
    rows.map(logEntry).map((entry) => [
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
      entry.changes.map(({ name, before }) => `${name}: ${before ?? ''}`).join('\n'),
      entry.changes.map(({ name, after }) => `${name}: ${after ?? ''}`).join('\n'),
      entry.reason ?? '',
    ]),
  );
