import { afterEach, expect, test, vi } from 'vitest';
import { drawBefore } from './drawBefore.ts';

afterEach(() => vi.unstubAllEnvs());

test('the working tree of an earlier commit draws nothing in another one', () => {
  vi.stubEnv('PICTURE_CACHE', '/nowhere');
  const print = { width: 1, height: 1, hash: '0'.repeat(64) };
  const changed = [{ name: 'badge--plain 390 light', before: print, after: print }];
  // With a base that does not exist, git would fail.
  expect(drawBefore('/nowhere', 'none', changed as never)).toEqual([
    'No pictures before are drawn here.',
  ]);
});
