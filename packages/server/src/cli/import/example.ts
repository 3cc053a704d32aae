import { writeFile } from 'node:fs/promises';
import type { Club } from '../../club/index.ts';
import { exampleRows } from '../../csv/columnHelp.ts';
import { writeCsv } from '../../text/writeCsv.ts';
import { Refusal, type Surroundings } from '../command.ts';
import { fileArgument, type InputOf } from '../commandInput.ts';
import { messages } from '../messages.ts';

export async function writeExample(
  { arguments: { kind }, options }: InputOf<'import example'>,
  { out }: Surroundings,
  cardKinds: Club['cardKinds'] | undefined,
): Promise<void> {
  const csv = writeCsv(exampleRows(kind, cardKinds));
  if (options.out === undefined) return out(csv);
  const file = fileArgument(options.out);
  // An existing file, which may hold the club's own rows, is not overwritten.
  await writeFile(file, csv, { flag: 'wx' }).catch((error: Error) => {
    throw new Refusal(messages.cannotWrite(file, error.message));
  });
  out(messages.exampleWritten(file, kind));
}
