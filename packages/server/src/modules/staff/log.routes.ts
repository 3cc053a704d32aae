import { Readable } from 'node:stream';
import type { Queries } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { byteOrderMark } from '../../text/writeCsv.ts';
import { actorOf } from './actor.ts';
import { type LogFilters, pageOfLog } from './logSearch.queries.ts';
import { logCsvHeader, logCsvLines, logEntry } from './logView.ts';
import type { LogValues } from './messages.ts';
import { writeReading, writeStaffLog } from './staffLog.queries.ts';

type LogHandlers = Pick<Handlers, 'listStaffLog' | 'exportStaffLog'>;

/** Entries of one part of the CSV. */
const exportedAtOnce = 1000;

type Query = Omit<LogFilters, 'within'> & { match?: number };

type Options = { windowOfMatch: (db: Queries, matchId: number) => Promise<LogFilters['within']> };

export function staffLogRoutes(
  { db }: Pick<Services, 'db'>,
  { windowOfMatch }: Options,
): LogHandlers {
  async function filtersIn(query: Query): Promise<LogFilters> {
    if (query.match === undefined) return query;
    const within = await windowOfMatch(db, query.match);
    if (!within) throw notFound();
    return { ...query, within };
  }

  return {
    async listStaffLog({ session, query }) {
      const { size, cursor } = query;
      // One more than the page has: whether there is a next one.
      const rows = await pageOfLog(db, await filtersIn(query), { before: cursor, most: size + 1 });
      const list = rows.slice(0, size);
      await writeReading(db, await actorOf(db, session), {
        action: 'list_log',
        after: filtersOf(query),
      });
      const next = rows.length > size ? (list.at(-1)?.id ?? null) : null;
      return { list: list.map(logEntry), next };
    },

    async exportStaffLog({ session, query, reply }) {
      const filters = await filtersIn(query);
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'export_log',
        after: filtersOf(query),
      });
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="log.csv"',
      });
      await reply.send(Readable.from(csvOf(db, filters)));
      return undefined;
    },
  };
}

/** The filters that are set. */
const filtersOf = ({ order, fan, person, kind, from, to, match: matchId }: Query): LogValues =>
  Object.fromEntries(
    Object.entries({ order, fan, person, kind, from, to, matchId }).filter(([, text]) => text),
  );

async function* csvOf(db: Queries, filters: LogFilters): AsyncGenerator<string> {
  yield byteOrderMark + logCsvHeader();
  for (let before = ''; ; ) {
    const rows = await pageOfLog(db, filters, { before, most: exportedAtOnce });
    if (rows.length === 0) return;
    yield logCsvLines(rows);
    before = rows.at(-1)?.id ?? '';
  }
}
