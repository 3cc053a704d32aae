import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builtApp } from './builtApp.ts';
import { temporaryProject } from './check/temporaryProject.ts';

const run = promisify(execFile);

function makeProject() {
  const project = temporaryProject({
    'package.json': '{"type":"module"}',
    'pnpm-lock.yaml': 'a: 1',
    'packages/app/package.json':
      '{"name":"@homestand/app","type":"module","dependencies":{"@homestand/ui":"workspace:*"}}',
    'packages/app/vite.config.ts': "export default { base: '/user/', logLevel: 'silent' };",
    'packages/app/index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
    'packages/app/public/icon.svg': '<svg/>',
    'packages/app/src/main.ts':
      "import { one } from './one.ts'; console.log(one, import.meta.env.VITE_MARK);",
    'packages/app/src/one.ts': "export { two as one } from '../../ui/src/two.ts';",
    'packages/app/src/spare.ts': 'export const spare = 1;',
    'packages/app/src/one.test.ts': '1',
    'packages/ui/package.json': '{"name":"@homestand/ui","type":"module"}',
    'packages/ui/src/two.ts': "export const two = 'first';",
    'packages/server/package.json': '{"name":"@homestand/server"}',
    'packages/server/src/main.ts': '1',
  });
  onTestFinished(() => project[Symbol.dispose]());
  const { root } = project;
  const served = join(root, 'packages/app/dist');
  const assets = () => readdirSync(join(served, 'assets'));
  return {
    root,
    served,
    assets,
    write: (path: string, content: string) => writeFileSync(join(root, path), content),
    remove: (path: string) => rmSync(join(root, path), { recursive: true }),
    isReused: async () => (await builtApp({ root })).reused,
    code: () =>
      assets()
        .map((name) => readFileSync(join(served, 'assets', name), 'utf8'))
        .join('\n'),
  };
}

test('an unchanged tree keeps its build, and files that the app does not read change nothing', async () => {
  const { isReused, write, code } = makeProject();
  expect(await isReused()).toBe(false);
  expect(code()).toContain('first');
  expect(await isReused()).toBe(true);
  write('packages/server/src/main.ts', '2');
  write('packages/app/src/one.test.ts', '2');
  expect(await isReused()).toBe(true);
});

test('what another build writes beside its settings while it reads them is no input', async () => {
  const { isReused, write, remove } = makeProject();
  await isReused();
  const copy = 'packages/app/vite.config.ts.timestamp-1795615805459-660e3202a7c1.mjs';
  write(copy, '1');
  expect(await isReused()).toBe(true);
  remove(copy);
  expect(await isReused()).toBe(true);
});

test('a changed source file of any package of the app leads to a new build', async () => {
  const { isReused, write, code } = makeProject();
  await isReused();
  write('packages/ui/src/two.ts', "export const two = 'second';");
  expect(await isReused()).toBe(false);
  expect(code()).toContain('second');
  expect(code()).not.toContain('first');
});

test.each(['packages/app/src/spare.ts', 'packages/app/public/icon.svg', 'pnpm-lock.yaml'])(
  'without %s the app is built again',
  async (path) => {
    const { isReused, remove } = makeProject();
    await isReused();
    remove(path);
    expect(await isReused()).toBe(false);
    expect(await isReused()).toBe(true);
  },
);

test('a file moved without a change of its content leads to a new build', async () => {
  const { isReused, remove, write } = makeProject();
  await isReused();
  remove('packages/app/src/spare.ts');
  write('packages/app/src/reserve.ts', 'export const spare = 1;');
  expect(await isReused()).toBe(false);
});

test('a changed environment variable of the build leads to a new build', async () => {
  const { isReused, code } = makeProject();
  await isReused();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('VITE_MARK', 'marked');
  expect(await isReused()).toBe(false);
  expect(code()).toContain('marked');
  vi.stubEnv('NODE_ENV', 'development');
  expect(await isReused()).toBe(false);
  vi.stubEnv('PORT', '3001');
  expect(await isReused()).toBe(true);
});

test('the build leaves NODE_ENV as it was', async () => {
  const { isReused } = makeProject();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', undefined);
  await isReused();
  expect(process.env.NODE_ENV).toBeUndefined();
});

test('a build with a missing, changed or additional file is built again', async () => {
  const { isReused, assets, write, remove, code, served } = makeProject();
  await isReused();
  const asset = `packages/app/dist/assets/${assets()[0]}`;

  write(asset, 'cut of');
  expect(await isReused()).toBe(false);
  expect(code()).toContain('first');
  remove(asset);
  expect(await isReused()).toBe(false);
  write('packages/app/dist/assets/old.js', '1');
  expect(await isReused()).toBe(false);
  expect(readdirSync(join(served, 'assets'))).not.toContain('old.js');
  remove('packages/app/dist');
  expect(await isReused()).toBe(false);
  expect(await isReused()).toBe(true);
});

test('a failed build keeps the one before and leaves no folder', async () => {
  const { root, isReused, write, code } = makeProject();
  await isReused();
  write('packages/app/src/one.ts', "export { one } from './missing.ts';");
  await expect(isReused()).rejects.toThrow('missing.ts');
  expect(code()).toContain('first');
  expect(readdirSync(join(root, 'packages/app')).filter((name) => /^dist/.test(name))).toEqual([
    'dist',
  ]);
});

test('a build that reads a file which is not among its inputs fails', async () => {
  const { isReused, write } = makeProject();
  write('packages/app/src/one.ts', "export { one } from '../../server/src/main.ts';");
  write('packages/server/src/main.ts', 'export const one = 1;');
  await expect(isReused()).rejects.toThrow('packages/server/src/main.ts');
});

test('two processes that build at the same time leave one whole build', async () => {
  const { root, isReused, code } = makeProject();
  const script = `import { builtApp } from ${JSON.stringify(join(import.meta.dirname, 'builtApp.ts'))};
    await builtApp(${JSON.stringify({ root })});`;
  const build = () => run(process.execPath, ['--input-type=module', '-e', script]);
  await Promise.all([build(), build(), build()]);
  expect(code()).toContain('first');
  expect(readdirSync(join(root, 'packages/app')).filter((name) => /^dist/.test(name))).toEqual([
    'dist',
  ]);
  expect(await isReused()).toBe(true);
});
