import { join } from 'node:path';
import { ConfigError, readConfig } from './config/config.ts';
import { messages } from './messages.ts';
import type { Services } from './services.ts';
import { start } from './start.ts';

const root = join(import.meta.dirname, '..', '..', '..');

// A signal during the startup stops the server after the startup, so that nothing is left half done.
const stopRequest = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopRequest.resolve());

try {
  const config = readConfig(process.env, root);
  const development = config.production ? undefined : await import('./development/index.ts');
  const running = await start(
    config,
    development && { prepare: config.demo ? development.fillEmptyClub : fillFromFolder },
  );
  console.log(`Homestand is ready: ${config.origin}/user/`);
  if (development) console.log(await development.welcome(running.services));
  await stopRequest.promise;
  await running.stop();
  process.exit(0);
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}

/** Fills an empty club with the lists of its folder, and prints the passwords of its players. */
async function fillFromFolder(club: Pick<Services, 'config' | 'db'>) {
  const { importFolder } = await import('./cli/import/importFolder.ts');
  return importFolder(club, club.config.club.folder, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    input: process.stdin,
  });
}

function inWords(error: unknown): string {
  if (error instanceof ConfigError)
    return [messages.cannotStart, ...error.problems.map((line) => `  ${line}`)].join('\n');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return messages.portTaken;
  return error instanceof Error ? `${messages.cannotStart}\n  ${error.message}` : String(error);
}
