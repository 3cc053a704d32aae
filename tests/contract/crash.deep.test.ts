import { expect, test } from 'vitest';
import { tryCrashes } from './crash/trial.ts';

// The long run with measurements is crash/longRun.ts.
test('twenty kills of server and database lose, duplicate and half-write nothing', async () => {
  const { kills, acknowledged, inDoubt, secondsToReady, ...wrong } = await tryCrashes(20);
  expect(wrong).toEqual({ lost: [], doubled: [], half: [], unexpected: [] });
  expect(kills).toBeGreaterThanOrEqual(20);
  expect(acknowledged).toBeGreaterThan(100);
  expect(inDoubt).toBeGreaterThan(0);
  expect(secondsToReady.length).toBeGreaterThan(10);
});
