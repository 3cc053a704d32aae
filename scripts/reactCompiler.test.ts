import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayCompile, reactCompiler } from './reactCompiler.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'react-compiler-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const stored = () => join(folder, 'stored');

async function compiled(text: string): Promise<string> {
  const input = join(folder, 'Greeting.tsx');
  writeFileSync(
    input,
    `export const Greeting = ({ name }: { name: string }) => <p title={name + '!'}>${text}</p>;`,
  );
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [reactCompiler(stored())],
    build: {
      write: false,
      minify: false,
      lib: { entry: input, formats: ['es'], fileName: 'out' },
      rolldownOptions: { external: /^react/ },
    },
  });
  const [bundle] = [result].flat();
  return bundle && 'output' in bundle ? bundle.output[0].code : '';
}

test('stored output is the same as compiled output', async () => {
  const first = await compiled('one');
  expect(first).toContain('react/compiler-runtime');
  expect(readdirSync(stored())).toHaveLength(1);
  expect(await compiled('one')).toBe(first);
});

test('what is stored is used, and only for the same content', async () => {
  await compiled('one');
  const [name = ''] = readdirSync(stored());
  const file = join(stored(), name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('one', 'stored'));
  expect(await compiled('one')).toContain('stored');
  expect(await compiled('two')).toContain('two');
});

test('a file that was cut off is compiled again', async () => {
  const first = await compiled('one');
  const [name = ''] = readdirSync(stored());
  writeFileSync(join(stored(), name), '{"code":');
  expect(await compiled('one')).toBe(first);
});

test('tests use what a production build has stored, and development does not', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await compiled('one');
  vi.stubEnv('NODE_ENV', 'test');
  await compiled('one');
  expect(readdirSync(stored())).toHaveLength(1);
  vi.stubEnv('NODE_ENV', 'development');
  await compiled('one');
  expect(readdirSync(stored())).toHaveLength(2);
});

test.each([
  ['Row.tsx', 'export const Row = () => <li />;', true],
  ['Row.tsx', 'export const Row = memo(({ name }: Props) => <li>{name}</li>);', true],
  ['useRow.ts', 'export const useRow = () => React.useState(0);', true],
  ['row.ts', "export function row() { 'use memo'; return [1]; }", true],
  ['row.ts', 'export const rowOf = (Row: Component<Props>) => [Row];', false],
  ['Row.stories.tsx', 'export const Long: Story = { args: { name: "A" } };', false],
  ['Row.css.ts', 'export const row = style({ color: vars.Ink });', false],
])('%s with %s: may be compiled: %s', (id, code, expected) => {
  expect(mayCompile(code, `/packages/${id}`)).toBe(expected);
});
