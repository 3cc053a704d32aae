import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './permissions.mutants.data.ts';
import { withoutGuard } from './permissions.mutants.places.ts';

const sourceOf = (file: string) =>
  readFileSync(new URL(`../../packages/server/src/${file}`, import.meta.url), 'utf8');

test.each(mutants.flatMap(({ name, file, place }) => (place ? [{ name, file, place }] : [])))(
  'the guard is found: $name',
  ({ file, place }) => {
    const source = sourceOf(file);
    expect(withoutGuard(source, place)).not.toBe(source);
  },
);

test.each([
  ['a condition of a query', { where: 'userId' }, 'const a = db.from().all();'],
  ['SQL', { sql: 'user_id =' }, 'const a = sql`select 1 where b.user_id = c`.run();'],
  ['a refusal', { refusal: 'allowed' }, 'const a = () => { if (known) throw notFound(); };'],
  ['a call', { call: 'isValid', becomes: 'true' }, 'const a = isOther(b);'],
  ['a declaration', { where: 'id' }, "const b = db.from().where('id', '=', c);"],
  ['one of two', { where: 'id' }, "const a = db.where('id', '=', 1).where('id', '=', 2);"],
])('a missing guard fails: %s', (_name, guard, source) => {
  expect(() => withoutGuard(source, { of: 'a', guard })).toThrow(/guards .* instead of one/);
});
