import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';

type Output = { code: string; map: string };

const root = join(import.meta.dirname, '..');

/** It compiles functions that call hooks or create elements, and those that ask for it. */
const hook = /\buse[A-Z\d]/;
const element = /<\/|\/>/;
const directive = /['"]use (memo|forget)\b/;

/** Whether a module may have something to compile. The plugin's own filter lets pass every module with a capital letter. */
export const mayCompile = (code: string, id: string) =>
  hook.test(code) || directive.test(code) || (/[.][jt]sx($|\?)/.test(id) && element.test(code));

/**
 * The React Compiler. It runs in Babel, which takes most of the time of a build: its output is stored by the content of
 * the module, so that the app, the stories, tests in browsers and Storybook compile each module once.
 */
export async function reactCompiler(
  folder = join(root, 'node_modules', '.cache', 'react-compiler'),
) {
  const plugin = await babel({ presets: [reactCompilerPreset()] });
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The plugin of Babel has no transform hook.');
  const compile = transform.handler;
  const versions = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));

  transform.handler = async function (code, id, meta) {
    if (!mayCompile(code, id)) return null;
    // In development the compiler adds a check for hot reload; in tests its output is that of production.
    const isDevelopment = process.env.NODE_ENV === 'development';
    const key = [isDevelopment, relative(root, id), code].join('\0');
    const hash = versions.copy().update(key).digest('hex');
    const file = join(folder, `${hash}.json`);
    const cached = readOutput(file);
    if (cached) return cached;
    const compiled = await compile.call(this, code, id, meta);
    if (typeof compiled !== 'object' || typeof compiled?.code !== 'string') return compiled;
    const output = { code: compiled.code, map: JSON.stringify(compiled.map) };
    mkdirSync(folder, { recursive: true });
    // Two builds may store the same module at once: a rename never shows half a file.
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(output));
    renameSync(partial, file);
    return compiled;
  };
  return plugin;
}

function readOutput(file: string): Output | null {
  try {
    // Written above.
    return JSON.parse(readFileSync(file, 'utf8')) as Output;
  } catch {
    // Not compiled yet.
    return null;
  }
}
