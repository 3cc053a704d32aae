import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reachableComponents, unexpectedModules } from './isolation.ts';

const primitives = mkdtempSync(join(tmpdir(), 'primitives-'));
afterAll(() => rmSync(primitives, { recursive: true }));
const write = (name: string, code: string) => {
  mkdirSync(join(primitives, name));
  writeFileSync(join(primitives, name, `${name}.tsx`), code);
};
write('Spinner', '');
write('Button', "import { Spinner } from '../Spinner/Spinner';");
write(
  'Menu',
  "import { Button } from '../Button/ButtonBase';\nimport * as menu from 'radix-ui/dropdown-menu';",
);

const from = (path: string) => `/repo/packages/ui/src/primitives/${path}`;

test('a control may bring its own imports, direct and indirect', () => {
  const modules = [from('Menu/Menu.tsx'), from('Button/Button.tsx'), from('Spinner/Spinner.tsx')];
  expect(unexpectedModules(modules, reachableComponents(primitives, 'Menu'))).toEqual([]);
});

test('a control that pulls in another is reported', () => {
  const modules = [from('Button/Button.tsx'), from('Menu/Menu.tsx')];
  expect(unexpectedModules(modules, reachableComponents(primitives, 'Button'))).toEqual([
    from('Menu/Menu.tsx'),
  ]);
});

test('a control that pulls in an engine is reported', () => {
  const engine = '/repo/node_modules/.pnpm/x/node_modules/radix-ui/dist/dropdown-menu.mjs';
  expect(unexpectedModules([engine], reachableComponents(primitives, 'Button'))).toEqual([engine]);
  expect(unexpectedModules([engine], reachableComponents(primitives, 'Menu'))).toEqual([]);
});

test('a primitive that pulls in a piece is reported', () => {
  const piece = '/repo/packages/ui/src/pieces/messages/MessageComposer/MessageComposer.tsx';
  expect(unexpectedModules([piece], reachableComponents(primitives, 'Button'))).toEqual([piece]);
});
