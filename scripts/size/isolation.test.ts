import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dragged, reachable } from './isolation.ts';

const primitives = mkdtempSync(join(tmpdir(), 'primitives-'));
const write = (name: string, code: string) => {
  mkdirSync(join(primitives, name));
  writeFileSync(join(primitives, name, `${name}.tsx`), code);
};
write('Spinner', '');
write('Button', "import { Spinner } from '../Spinner';");
write(
  'Menu',
  "import { Button } from '../Button';\nimport * as menu from 'radix-ui/dropdown-menu';",
);

const from = (path: string) => `/repo/packages/ui/src/primitives/${path}`;

test('a control may bring its own imports, direct and indirect', () => {
  const modules = [from('Menu/Menu.tsx'), from('Button/Button.tsx'), from('Spinner/Spinner.tsx')];
  expect(dragged(modules, reachable(primitives, 'Menu'))).toEqual([]);
});

test('a control that pulls in another is reported', () => {
  const modules = [from('Button/Button.tsx'), from('Menu/Menu.tsx')];
  expect(dragged(modules, reachable(primitives, 'Button'))).toEqual([from('Menu/Menu.tsx')]);
});

test('a control that pulls in an engine is reported', () => {
  const engine = '/repo/node_modules/.pnpm/x/node_modules/radix-ui/dist/dropdown-menu.mjs';
  expect(dragged([engine], reachable(primitives, 'Button'))).toEqual([engine]);
  expect(dragged([engine], reachable(primitives, 'Menu'))).toEqual([]);
});

test('a primitive that pulls in a piece is reported', () => {
  const piece = '/repo/packages/ui/src/pieces/messages/MessageComposer/MessageComposer.tsx';
  expect(dragged([piece], reachable(primitives, 'Button'))).toEqual([piece]);
});
