import { existsSync } from 'node:fs';
import { openStorage } from '../../adapters/storage/index.ts';
import { finishedMigrations } from '../../db/migrate.ts';
import { allowPauses } from '../../db/timeouts.ts';
import { waitingDeletions } from '../../jobs/jobs.queries.ts';
import { serverVersion } from '../../version.ts';
import { Refusal, type Surroundings } from '../command.ts';
import { fileArgument, type InputOf } from '../commandInput.ts';
import { messages } from '../messages.ts';
import type { OpenClub } from '../openClub.ts';
import { type Manifest, writeArchive } from './archive.ts';
import { fixForms, rowsOf, sequencesOf, storageKeysOf, tablesOf } from './tables.queries.ts';

const pieceBytes = 4 * 1024 * 1024;

/** The database as of one moment, and after it the files: one that nothing points to does no harm. */
export async function backUp(
  { db, config }: OpenClub,
  { options }: InputOf<'backup'>,
  { out, err }: Surroundings,
): Promise<void> {
  const file = fileArgument(options.out);
  if (existsSync(file)) throw new Refusal(messages.backupExists(options.out));
  const storage = openStorage(config);
  const tables: Manifest['tables'] = {};
  let sequences: Manifest['sequences'] = {};
  let migrations: string[] = [];
  let keys: string[] = [];
  let deletions: string[] = [];
  let files = 0;

  async function* ofDatabase() {
    const tx = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      await allowPauses(tx);
      await fixForms(tx);
      migrations = [...(await finishedMigrations(tx))].sort();
      sequences = await sequencesOf(tx);
      keys = await storageKeysOf(tx);
      deletions = await waitingDeletions(tx);
      for (const { name, columns } of await tablesOf(tx)) {
        let rows = 0;
        let lines: string[] = [];
        let bytes = 0;
        let number = 0;
        const piece = () => {
          const content = Buffer.from(lines.join(''));
          [lines, bytes] = [[], 0];
          number += 1;
          const place = `database/${name}/${String(number).padStart(6, '0')}.jsonl`;
          return { name: place, size: content.length, content: [content] };
        };
        for await (const values of rowsOf(tx, name)) {
          rows += values.length;
          for (const value of values) {
            const line = `${JSON.stringify(value)}\n`;
            lines.push(line);
            bytes += line.length;
            if (bytes >= pieceBytes) yield piece();
          }
        }
        if (lines.length > 0) yield piece();
        tables[name] = { columns, rows };
      }
    } finally {
      await tx.rollback().execute();
    }
  }

  async function* everything() {
    yield* ofDatabase();
    for (const key of keys) {
      const stored = await storage.open(key);
      if (!stored) {
        err(messages.backupFileMissing(key));
        continue;
      }
      files += 1;
      yield { name: `files/${key}`, size: stored.size, content: stored.stream };
    }
  }

  const { bytes } = await writeArchive(file, everything(), () => ({
    version: serverVersion(),
    createdAt: new Date().toISOString(),
    migrations,
    tables,
    sequences,
    deletions,
  })).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      throw new Refusal(messages.cannotWrite(options.out, String(error.code)));
    throw error;
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  out(messages.backedUp(options.out, { rows, files, megabytes: Math.ceil(bytes / 1024 / 1024) }));
}
