import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

function readConfig(file: string): ts.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => expect.unreachable() };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, file), {}, host);
  if (!config) throw new Error(`${file} cannot be read.`);
  return config;
}

test('the server is compiled without a browser', () => {
  const planted = join(root, 'packages/server/src/planted.ts');
  const content = 'export const a = [document, window, new XMLHttpRequest(), fetch];';
  const { options } = readConfig('packages/server/tsconfig.json');
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => (file === planted ? content : readFile(file));
  const program = ts.createProgram([planted], options, host);
  const unknown = program
    .getSemanticDiagnostics(program.getSourceFile(planted))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(unknown).toEqual([
    expect.stringContaining("Cannot find name 'document'"),
    expect.stringContaining("Cannot find name 'window'"),
    expect.stringContaining("Cannot find name 'XMLHttpRequest'"),
  ]);
});

test('every TypeScript file belongs to a type-checked project', () => {
  const typed = new Set(
    tracked('tsconfig.json', '*/tsconfig.json').flatMap((file) => readConfig(file).fileNames),
  );
  const files = tracked('*.ts', '*.tsx');
  expect(files.filter((file) => !typed.has(join(root, file)))).toEqual([]);
});
