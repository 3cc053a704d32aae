import { expect, test } from 'vitest';

// Stores read what an earlier visit stored while their modules load: an error there would fail this file.
const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.*'], { eager: true });

test('every module of the data layer loads', () => {
  expect(Object.keys(modules)).toContain('./cards/codeClaims.store.ts');
});
