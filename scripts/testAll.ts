// The whole: the gate with nothing left out, without repeats; before a release and before an issue is called resolved.
//   npm run test:all
import { join } from 'node:path';
import { runStages } from './testRun/runStages.ts';
import { whole } from './testRun/stages.ts';

process.exit(await runStages({ root: join(import.meta.dirname, '..'), steps: whole() }));
