import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';

const root = join(import.meta.dirname, '..', '..', '..');

// A signal during the startup stops the server after the startup, so that nothing is left half done.
const asked = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.resolve());

try {
  const config = readConfig(process.env, root);
  const demo = config.demo ? await import('./development/index.ts') : undefined;
  const running = await start(config, demo && { prepare: demo.fillEmptyClub });
  console.log(`Homestand is ready: ${config.origin}/user/`);
  if (demo && !config.production) console.log(await demo.welcome(running.services));
  await asked.promise;
  await running.stop();
  process.exit(0);
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}

function inWords(error: unknown): string {
  if (error instanceof ConfigError)
    return ['Homestand cannot start:', ...error.problems.map((line) => `  ${line}`)].join('\n');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is taken. Choose another one: PORT=3001 npm start';
  return error instanceof Error ? `Homestand cannot start: ${error.message}` : String(error);
}
