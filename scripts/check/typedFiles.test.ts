import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

test('every TypeScript file belongs to a type-checked project', () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => expect.unreachable() };
  const typed = new Set(
    tracked('tsconfig.json', '*/tsconfig.json').flatMap(
      (file) => ts.getParsedCommandLineOfConfigFile(join(root, file), {}, host)?.fileNames ?? [],
    ),
  );
  const files = tracked('*.ts', '*.tsx').filter(
    (file) => !/^tests\/performance\/kits\//.test(file),
  );
  expect(files.filter((file) => !typed.has(join(root, file)))).toEqual([]);
});
