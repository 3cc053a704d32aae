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

// The checks read every file of the tree: they run once, with all that was made.
const requests = [
  { kind: 'primitive', address: 'Specimen', hasWords: false, hasStore: false },
  { kind: 'primitive', address: 'SpeakingSpecimen', hasWords: true, hasStore: true },
  { kind: 'piece', address: 'orders/SpecimenRow', hasWords: false, hasStore: false },
  { kind: 'piece', address: 'orders/SpeakingSpecimenRow', hasWords: true, hasStore: true },
];

test('new primitives and pieces pass the checks', () => {
  let tree = new Map(files);
  for (const each of requests) tree = new Map([...tree, ...scaffold(each, tree)]);
  const found = checks
    .flatMap((check) => check(tree))
    .filter(({ file, message }) => /Specimen/.test(file + message));
  expect(found).toEqual([]);
  for (const { address, hasWords, hasStore } of requests) {
    const folder = `/${address.split('/').at(-1)}/`;
    const made = [...tree.keys()].filter((path) => path.includes(folder));
    expect(made).toHaveLength(4 + Number(hasWords) + Number(hasStore));
  }
});

test('exports are sorted', () => {
  const folders = new Map([
    ['packages/ui/src/format/index.ts', ''],
    ['packages/ui/src/primitives/Button/Button.tsx', ''],
    ['packages/ui/src/primitives/Stack/Stack.tsx', ''],
    ['packages/ui/src/primitives/index.ts', ''],
  ]);
  const made = scaffold(
    { kind: 'primitive', address: 'Progress', hasWords: false, hasStore: false },
    folders,
  );
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
  const options = { kind, address, hasWords: false, hasStore: false };
  expect(() => scaffold(options, files)).toThrow(reason);
});
