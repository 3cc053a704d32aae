import { join } from 'node:path';
import { createHandlers, runCommandLine, settingsOf } from './cli/index.ts';

const root = join(import.meta.dirname, '..', '..', '..');

// `homestand help | head` closes the pipe: the rest of the output goes nowhere, and the command ends as usual.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

process.exitCode = await runCommandLine(process.argv.slice(2), {
  commands: createHandlers(process.env, root),
  cardKindsOf: async (folder) =>
    (await import('./cli/cardKinds.ts')).cardKindsOf(settingsOf(process.env, folder), root),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: process.stdin,
});
