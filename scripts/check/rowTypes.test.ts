import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf, misfits, type RowTypes } from '../../tests/support/rowTypes.ts';
import { checkRowTypes, rowTypes, writeRowTypes } from './rowTypes.ts';
import { summarize, temporaryProject } from './temporaryProject.ts';

const queries = 'packages/server/src/a.queries.ts';
const project = (members: string) => ({
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "ES2023", "lib": ["ES5"], "types": [] } }',
  [queries]: [
    'declare function sql<Row>(texts: TemplateStringsArray, ...values: unknown[]): { row: Row };',
    `type Row = { ${members} };`,
    `export const read = (id: string) => sql<Row>\`select id from a where id = \${id}\`;`,
    'export const now = sql<Date>`now()`;',
  ].join('\n'),
  [rowTypes]: '',
});

const typeOf = (members: string) => {
  using tree = temporaryProject(project(members));
  const types: RowTypes = JSON.parse(writeRowTypes(tree.root));
  const key = keyOf(['select id from a where id = ', '']);
  expect(Object.keys(types)).toEqual([key]);
  return types[key]?.row ?? [];
};

test('the row type of a statement is compared with the rows it gets', () => {
  const type = typeOf(
    "id: string; kind: 'a' | 'b' | null; at: Date; isNew: boolean; ids: number[]",
  );
  const row = { id: '1', kind: 'a', at: new Date(), isNew: true, ids: [1] };
  expect(misfits(row, type)).toEqual([]);
  expect(misfits({ ...row, kind: null, ids: [] }, type)).toEqual([]);
});

test.each([
  ['a renamed column', { key: '1', at: null }, 'key is not in the type'],
  ['a column that is missing', { id: '1' }, 'at is missing, the type says ["null","Date"]'],
  ['one more column', { id: '1', at: null, more: 1 }, 'more is not in the type'],
  ['another kind', { id: 1, at: null }, 'id is the number 1, the type says ["string"]'],
  ['null', { id: null, at: null }, 'id is null, the type says ["string"]'],
])('%s does not fit', (_, row, misfit) => {
  expect(misfits(row, typeOf('id: string; at: Date | null'))).toEqual([misfit]);
});

test('a value that the union does not have does not fit', () => {
  expect(misfits({ kind: 'c' }, typeOf("kind: 'a' | 'b'"))).toEqual([
    'kind is the string "c", the type says [{"is":"a"},{"is":"b"}]',
  ]);
});

test('a row fits one of several types', () => {
  const type = typeOf('id: null } | { id: string; at: Date');
  expect(misfits({ id: null, at: null }, type)).toEqual([]);
  expect(misfits({ id: '1', at: null }, type)).toHaveLength(1);
});

test('the file of the row types is compared with the statements', () => {
  using tree = temporaryProject(project('id: string'));
  expect(summarize(checkRowTypes(tree.root))).toEqual([`${rowTypes}:1 row-types`]);
  writeFileSync(join(tree.root, rowTypes), writeRowTypes(tree.root));
  expect(checkRowTypes(tree.root)).toEqual([]);
});
