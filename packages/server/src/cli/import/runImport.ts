import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { openStorage } from '../../adapters/storage/index.ts';
import type { Reading } from '../../csv/columns.ts';
import { csvMessages } from '../../csv/index.ts';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { allowPauses } from '../../db/timeouts.ts';
import { type ClubFiles, withClubFiles } from '../../modules/club/index.ts';
import { Refusal, type Surroundings } from '../command.ts';
import { fileArgument, type InputOf } from '../commandInput.ts';
import { messages } from '../messages.ts';
import type { OpenClub } from '../openClub.ts';

/** What an import writes to. */
export type ImportInto = Pick<OpenClub, 'config' | 'db'>;

/** A problem in one cell; the row is not written, and reading continues. */
export class CellProblem extends Error {
  readonly column: string;

  constructor(column: string, sentence: string) {
    super(sentence);
    this.column = column;
  }
}

type Tools = {
  tx: Transaction<Tables>;
  files: ClubFiles;
  /** Whether the transaction is rolled back in any case; a number of a sequence that was drawn is used up even then. */
  isDryRun: boolean;
};

type Import<Row> = {
  read: (bytes: Uint8Array, options: { pictures?: string | undefined }) => Promise<Reading<Row>>;
  write: (tools: Tools, row: Row) => Promise<'added' | 'updated'>;
};

/** Rolls back a successful dry run. */
class Rehearsed extends Error {}

/**
 * Writes all rows of a file in one transaction, or writes none and reports every problem with its row number.
 */
export async function runImport<Row>(
  club: ImportInto,
  { arguments: { file }, options }: InputOf<'import players'>,
  { out }: Surroundings,
  { read, write }: Import<Row>,
): Promise<boolean> {
  const bytes = await readFile(fileArgument(file)).catch(() => {
    throw new Refusal(messages.cannotRead(file));
  });
  const pictures = options.pictures === undefined ? undefined : fileArgument(options.pictures);
  const reading = await read(bytes, { pictures });
  if ('problems' in reading) throw refusal(reading.problems);

  const count = { added: 0, updated: 0 };
  const problems: string[] = [];
  const work = (files: ClubFiles) =>
    transact(club.db, async (tx) => {
      // Between two rows a picture may be on its way to the bucket.
      await allowPauses(tx);
      problems.length = count.added = count.updated = 0;
      for (const { line, row } of reading.entries) {
        try {
          count[await write({ tx, files, isDryRun: options['dry-run'] }, row)] += 1;
        } catch (error) {
          if (!(error instanceof CellProblem)) throw error;
          problems.push(csvMessages.atCell(line, error.column, error.message));
        }
      }
      if (problems.length > 0) throw refusal(problems);
      if (options['dry-run']) throw new Rehearsed();
    });
  try {
    const { config } = club;
    const storage = openStorage(config);
    await withClubFiles({ storage, uploadFolder: config.uploadFolder }, work);
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    out(messages.rehearsed(count.added, count.updated));
    return false;
  }
  out(messages.imported(count.added, count.updated));
  return true;
}

const refusal = (problems: readonly string[]) =>
  new Refusal([...problems, messages.nothingImported].join('\n'));

/** Stores a file and returns its name; throws a CellProblem if its content cannot be read. */
export async function storing<Name>(column: string, store: () => Promise<Name>): Promise<Name> {
  try {
    return await store();
  } catch (error) {
    // An error with a code, such as a full disk or an unavailable storage, is not a problem of the file.
    if (error instanceof Error && 'code' in error) throw error;
    throw new CellProblem(column, messages.unreadableFile);
  }
}
