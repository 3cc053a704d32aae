import { expect, test } from 'vitest';
import { allows } from './Guard';

test('[ROUTE-11] a role check accepts both, user or player', () => {
  const table = (['both', 'user', 'player'] as const).map((allowed) => [
    allowed,
    allows(allowed, 'user'),
    allows(allowed, 'player'),
    allows(allowed, null),
  ]);
  expect(table).toEqual([
    ['both', true, true, false],
    ['user', true, false, false],
    ['player', false, true, false],
  ]);
});
