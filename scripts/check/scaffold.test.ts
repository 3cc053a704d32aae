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

test.each([
  ['primitive', 'Specimen', false, false],
  ['primitive', 'Specimen', true, true],
  ['piece', 'orders/Specimen', false, false],
  ['piece', 'orders/Specimen', true, true],
])('a new %s %s passes the checks', (kind, address, speaks, remembers) => {
  const made = scaffold({ kind, address, hasWords: speaks, hasStore: remembers }, files);
  const about = (tree: typeof files) =>
    checks
      .flatMap((check) => check(tree))
      .filter(({ file, message }) => /Specimen/.test(file + message));
  expect(about(new Map([...files, ...made]))).toEqual([]);
  const folder = [...made.keys()].filter((path) => path.includes('/Specimen/'));
  expect(folder).toHaveLength(4 + Number(speaks) + Number(remembers));
});

test('exports are sorted', () => {
  const barrels = new Map([
    [
      'packages/ui/src/index.ts',
      `export { a } from './format';\nexport { Button, type ButtonProps, Stack } from './primitives';\n`,
    ],
    [
      'packages/ui/src/primitives/index.ts',
      `export { Button, type ButtonProps } from './Button';\nexport { Stack } from './Stack';\n`,
    ],
  ]);
  const made = scaffold(
    { kind: 'primitive', address: 'Progress', hasWords: false, hasStore: false },
    barrels,
  );
  expect(made.get('packages/ui/src/primitives/index.ts')).toBe(
    `export { Button, type ButtonProps } from './Button';\nexport { Progress, type ProgressProps } from './Progress';\nexport { Stack } from './Stack';\n`,
  );
  expect(made.get('packages/ui/src/index.ts')?.replace(/\s+/g, ' ')).toContain(
    'export { Button, type ButtonProps, Progress, type ProgressProps, Stack, } from',
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
