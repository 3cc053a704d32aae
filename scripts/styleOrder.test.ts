import { expect, test } from 'vitest';
import { pairsOf, wrongOrders } from './styleOrder.ts';
import { firstClassIn, type StyleSource } from './styleSources.ts';

const source = (path: string, uses: string[], firstClass: string | null = null): StyleSource => ({
  path,
  uses,
  firstClass,
});

/** A search field whose styles change those of a field, and a screen with both beside another component. */
const sources = [
  source('Field/Field.css.ts', [], 'field0'),
  source('Field/Field.tsx', ['Field/Field.css.ts']),
  source('Search/Search.css.ts', [], 'search0'),
  source('Search/SearchSign.tsx', ['Search/Search.css.ts']),
  source('Search/Search.tsx', ['Field/Field.tsx', 'Search/Search.css.ts', 'Search/SearchSign.tsx']),
  source('Row/Row.css.ts', [], 'row0'),
  source('Row/Row.tsx', ['Row/Row.css.ts']),
  source('app/Screen.tsx', ['Row/Row.tsx', 'Search/Search.tsx']),
];
const contents = {
  'entry.css': '.theme{}',
  'shared.css': '.field0{border:0}',
  'search.css': '.row0{}.field0 .search0{}.search0:hover{}',
  'joined.css': '.search0{}.field0{border:0}',
};
const orderIn = (...files: (keyof typeof contents)[]) =>
  wrongOrders(
    sources,
    [{ of: 'a page', files }],
    (file) => contents[file as keyof typeof contents],
  );

test('styles come after those that their component imports first, not after what is beside it', () => {
  expect(pairsOf(sources)).toEqual([
    { before: 'Field/Field.css.ts', after: 'Search/Search.css.ts' },
  ]);
});

test('the styles that all components share have no place after a component', () => {
  const panel = 'packages/ui/src/styles/panel.css.ts';
  const form = source('Form/Form.tsx', ['Field/Field.tsx', panel]);
  expect(pairsOf([...sources, source(panel, [], 'panel0'), form])).toEqual(pairsOf(sources));
});

test('files linked in another order, joined in another order, or loaded alone are found', () => {
  expect(orderIn('entry.css', 'shared.css', 'search.css')).toEqual([]);
  const inverted = ['a page: Search/Search.css.ts comes before Field/Field.css.ts.'];
  expect(orderIn('joined.css')).toEqual(inverted);
  const alone = ['a page: Search/Search.css.ts is loaded without Field/Field.css.ts.'];
  expect(wrongOrders(sources, [{ of: 'a page', files: ['a.css'] }], () => '.search0{}')).toEqual(
    alone,
  );
  const apart = { 'a.css': '.search0{}', 'b.css': '.field0{}' };
  expect(
    wrongOrders(
      sources,
      [{ of: 'a page', files: ['a.css', 'b.css'] }],
      (file) => apart[file as keyof typeof apart],
    ),
  ).toEqual(inverted);
});

test('the class of a file’s first rule is its own, not one that the selector names beside it', () => {
  expect(firstClassIn('.other90:hover .abcde10{}.abcde11{}.abcde12{}')).toBe('abcde10');
  expect(firstClassIn(':root{--a:1}')).toBeNull();
});
