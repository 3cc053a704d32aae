import { afterAll, expect } from 'vitest';
import { takeMisfits } from './rowChecks.ts';

afterAll(() => {
  expect(
    takeMisfits(),
    'Rows that do not fit their type; after a change: npm run api:update',
  ).toEqual([]);
});
