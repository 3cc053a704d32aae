import { expect, test } from 'vitest';
import { startFakeClock } from './fakeClock';

test('a timer that is ended after its test ends none of the next test', async () => {
  const before = startFakeClock('2026-11-21T12:00:00+09:00', () => false);
  const oldTimer = setTimeout(() => {}, 1000);
  before.stop();
  const clock = startFakeClock('2026-11-21T12:00:00+09:00', () => false);
  let ran = false;
  setTimeout(() => {
    ran = true;
  }, 1000);
  clearTimeout(oldTimer);
  await clock.runFor(1000);
  clock.stop();
  expect(ran).toBe(true);
});
