import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openStorage } from '../../adapters/storage/index.ts';
import { transact } from '../../db/database.ts';
import { maxRows } from '../../db/deleteInBatches.queries.ts';
import { migrate, migrateTo, ownMigrations } from '../../db/migrate.ts';
import { allowPauses } from '../../db/timeouts.ts';
import { createJobQueue } from '../../jobs/queue.ts';
import { Refusal, type Surroundings } from '../command.ts';
import { fileArgument, type InputOf } from '../commandInput.ts';
import { messages } from '../messages.ts';
import type { OpenClub } from '../openClub.ts';
import { type Manifest, readArchive, verifyArchive } from './archive.ts';
import {
  dropAll,
  emptyTables,
  fixForms,
  hasData,
  insertRows,
  setSequence,
  tablesOf,
  withoutConstraints,
} from './tables.queries.ts';

/** The archive is read to its end before anything changes, and the database changes in one transaction. */
export async function restore(
  club: OpenClub,
  { arguments: args, options }: InputOf<'restore'>,
  { out }: Surroundings,
): Promise<void> {
  const { db, isBesideServer } = club;
  const file = fileArgument(args.file);
  const manifest = await verifyArchive(file).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Refusal(
      isMissing ? messages.cannotRead(args.file) : messages.backupBroken(args.file),
    );
  });
  const ownNames = new Set(ownMigrations());
  if (manifest.migrations.some((name) => !ownNames.has(name)))
    throw new Refusal(messages.backupNewer(manifest.version));
  if (isBesideServer) throw new Refusal(messages.restoreBesideServer);
  if (!options.replace && (await hasData(db))) throw new Refusal(messages.databaseNotEmpty);

  const files = await storeFiles(club, file);
  await transact(db, (tx) => loadTables(tx, file, manifest));
  await migrate(db);
  await enqueueDeletions(club, manifest.deletions);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  out(messages.restored(manifest.createdAt, { rows, files }));
}

/** Before the rows that point to them: a file that nothing points to does no harm. */
async function storeFiles({ config }: OpenClub, file: string): Promise<number> {
  const storage = openStorage(config);
  await mkdir(config.uploadFolder, { recursive: true });
  let files = 0;
  for await (const { name, size, content } of readArchive(file)) {
    const key = /^files[/](.+)$/.exec(name)?.[1];
    if (key === undefined) continue;
    files += 1;
    if ((await storage.size(key)) === size) continue;
    const temporary = join(config.uploadFolder, `restore-${randomUUID()}`);
    try {
      await pipeline(content, createWriteStream(temporary, { mode: 0o600 }));
      await storage.put(key, temporary);
    } finally {
      await rm(temporary, { force: true });
    }
  }
  return files;
}

/** The backup has no such file, but the storage may have it still. */
async function enqueueDeletions({ db, onError }: OpenClub, keys: readonly string[]): Promise<void> {
  const jobs = createJobQueue(db, { onError });
  for (let start = 0; start < keys.length; start += maxRows)
    await jobs.enqueue(
      db,
      'deleteFile',
      keys.slice(start, start + maxRows).map((key) => ({ key, data: { key } })),
    );
  await jobs.stop();
}

/** Makes the tables as they were in the version of the backup, so that later migrations treat its rows, too. */
async function loadTables(
  tx: Parameters<typeof fixForms>[0],
  file: string,
  { migrations, tables: saved, sequences }: Manifest,
): Promise<void> {
  await allowPauses(tx);
  await fixForms(tx);
  await dropAll(tx);
  await migrateTo(tx, new Set(migrations));
  const tables = await tablesOf(tx);
  const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns;
  for (const [name, { columns }] of Object.entries(saved))
    if (columnsOf(name)?.join() !== columns.join())
      throw new Refusal(messages.backupOfOtherTables(name));
  await withoutConstraints(tx, tables, async () => {
    await emptyTables(tx, tables);
    for await (const { name, content } of readArchive(file)) {
      const table = tables.find(
        ({ name: own }) => own === /^database[/]([^/]+)[/]/.exec(name)?.[1],
      );
      if (!table) continue;
      const lines = (await text(content)).trimEnd().split('\n');
      await insertRows(
        tx,
        table,
        lines.map((line): string => JSON.parse(line)),
      );
    }
  });
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await setSequence(tx, name, value);
}
