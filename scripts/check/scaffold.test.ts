import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBanned } from './banned.ts';
import { checkCatalogue } from './catalogue.ts';
import { readProject } from './project.ts';
import { scaffold } from './scaffold.ts';
import { checkStrings } from './strings.ts';
import { checkValues } from './values.ts';

// Only ui: the checks parse every file, and the rest of the tree would cost seconds.
const files = new Map(
  [...readProject(join(import.meta.dirname, '..', '..'))].filter(([path]) =>
    path.startsWith('packages/ui/'),
  ),
);
const checks = [checkCatalogue, checkStrings, checkValues, checkBanned];

test('new primitives and pieces pass the checks', () => {
  let tree = new Map(files);
  // The checks read every file of the tree: they run once, with all that was made.
  for (const [kind, address] of [
    ['primitive', 'Specimen'],
    ['piece', 'orders/SpecimenRow'],
  ] as const)
    tree = new Map([...tree, ...scaffold(kind, address, tree)]);
  const found = checks
    .flatMap((check) => check(tree))
    .filter(({ file, message }) => /Specimen/.test(file + message));
  expect(found).toEqual([]);
  const made = [...tree].filter(([path]) => /\/Specimen(Row)?\//.test(path));
  expect(made).toHaveLength(8);
  expect(made.filter(([, content]) => /\bName|story.id|story.title/.test(content))).toEqual([]);
});

test('exports are sorted', () => {
  const folders = new Map([
    ['packages/ui/src/format/index.ts', ''],
    ['packages/ui/src/primitives/Button/Button.tsx', ''],
    ['packages/ui/src/primitives/Stack/Stack.tsx', ''],
    ['packages/ui/src/primitives/index.ts', ''],
  ]);
  const made = scaffold('primitive', 'Progress', folders);
  expect(made.get('packages/ui/src/primitives/index.ts')).toBe(
    `// Written by npm run api:update.\nexport * from './Button/Button';\nexport * from './Progress/Progress';\nexport * from './Stack/Stack';\n`,
  );
  expect(made.get('packages/ui/src/index.ts')).toContain(
    `export * from './format';\nexport * from './primitives';\n`,
  );
});

test.each([
  ['primitive', 'button', /not a name/],
  ['primitive', 'Order_Row', /not a name/],
  ['primitive', 'UIButton', /not a name/],
  ['primitive', 'Button', /already/],
  ['piece', 'messages/MessageComposer', /already/],
  ['piece', 'OrderRow', /not a name/],
  ['piece', 'nowhere/OrderRow', /no domain/],
  ['screen', 'OrderRow', /Write: npm run new/],
])('refuses %s %s', (kind, address, reason) => {
  expect(() => scaffold(kind, address, files)).toThrow(reason);
});
