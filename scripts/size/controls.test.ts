import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { expect, onTestFinished, test } from 'vitest';
import { weighControls } from './controls.ts';
import { reachableComponents, unexpectedModules } from './isolation.ts';

const root = join(import.meta.dirname, '..', '..');

test('a control that pulls in another is found in a build of all, with its weight', async () => {
  // Inside the workspace, so that packages resolve as in the app.
  const folder = mkdtempSync(join(root, 'packages/ui/node_modules/.size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","sideEffects":false}');
  const primitives = join(folder, 'packages/ui/src/primitives');
  const write = (name: string, code: string) => {
    const file = join(primitives, name, `${name}.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  };
  const words = Array.from({ length: 300 }, (_, index) => (index * 7919).toString(36)).join(' ');
  write('Large', `export const Large = () => <p>${words}</p>;`);
  write('Small', 'export const Small = () => <i />;');
  // Through the barrel, which does not say what it brings.
  write('Wrong', "import { Large } from '../index.ts'; export const Wrong = () => <Large />;");
  const source = join(primitives, 'index.ts');
  writeFileSync(
    source,
    ['Large', 'Small', 'Wrong'].map((name) => `export * from './${name}/${name}.tsx';`).join('\n'),
  );

  const names = ['Large', 'Small', 'Wrong'];
  const controls = await weighControls({ names, source, folder, plugins: [react()] });
  const found = controls.map(({ name, total, modules }) => ({
    name,
    heavy: total > 500,
    unexpected: unexpectedModules(modules, reachableComponents(primitives, name)).length,
  }));
  expect(found).toEqual([
    { name: 'Large', heavy: true, unexpected: 0 },
    { name: 'Small', heavy: false, unexpected: 0 },
    { name: 'Wrong', heavy: true, unexpected: 1 },
  ]);
});
