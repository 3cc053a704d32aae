import { expect, test } from 'vitest';
import { tryCrashes } from './crash/trial.ts';

// crash.deep.test.ts kills more often; the long run with measurements is crash/longRun.ts.
test('two kills of server and database lose, duplicate and half-write nothing', async () => {
  const { kills, acknowledged, inDoubt: _, secondsToReady, ...wrong } = await tryCrashes(2);
  expect(wrong).toEqual({ lost: [], doubled: [], half: [], unexpected: [] });
  expect(kills).toBeGreaterThanOrEqual(2);
  expect(acknowledged).toBeGreaterThan(0);
  expect(secondsToReady.length).toBeGreaterThan(1);
});
