import { isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { callerFolder } from '../config/environment.ts';
import type { CommandInput } from './command.ts';
import type { CommandName, commandTable } from './commands.ts';

export type InputOf<Name extends CommandName> = CommandInput<(typeof commandTable)[Name]>;

/** Resolves a file argument against INIT_CWD, the caller's folder: pnpm runs commands in the project root. */
export const fileArgument = (name: string): string =>
  isAbsolute(name) ? name : join(callerFolder(), name);

/** Reads all piped input, without the final newline that a pipe adds. */
export async function readInput(input: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of input) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}
