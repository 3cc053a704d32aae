import { isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { callerFolder } from '../environment.ts';
import type { CommandInput } from './command.ts';
import type { CommandName, commandTable } from './commands.ts';

/** What a command of that name is given. */
export type InputOf<Name extends CommandName> = CommandInput<(typeof commandTable)[Name]>;

/** Where a file named on the command line lies: pnpm runs us in the project, wherever it was typed. */
export const fileArgument = (name: string): string =>
  isAbsolute(name) ? name : join(callerFolder(), name);

/** All that is piped in, without the line's end that a pipe adds. */
export async function readInput(input: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of input) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}
