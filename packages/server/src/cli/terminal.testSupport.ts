import { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { type CommandHandlers, createHandlers, runCommandLine } from './index.ts';

type Beside = { config: Config; folder: string; environment?: Record<string, string> };

/** The real commands, on the database and in the folder of a running server. */
export function createTerminal({ config, folder, environment = {} }: Beside) {
  const commands = createHandlers(
    {
      DATABASE_URL: config.databaseUrl,
      DATA_FOLDER: folder,
      PUBLIC_ORIGIN: config.origin,
      ...environment,
    },
    folder,
  );
  return (argv: readonly string[], typed = '') => typeIn(commands, argv, typed);
}

/** Runs a command; returns its output and exit code. */
export async function typeIn(
  commands: CommandHandlers,
  argv: readonly string[],
  typed = '',
  cardKindsOf?: Parameters<typeof runCommandLine>[1]['cardKindsOf'],
) {
  const written = { out: '', err: '' };
  const code = await runCommandLine(argv, {
    commands,
    ...(cardKindsOf && { cardKindsOf }),
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    input: Readable.from([typed]),
  });
  return { code, ...written };
}
