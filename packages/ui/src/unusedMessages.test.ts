import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const isShipped = (path: string) =>
  !/(^|\/)(messages|[^/]+[.](docs|stories|sample|test|gen))[.]tsx?$/.test(path);

/** Keys that no file of the component, or of another that takes its texts, reads. */
function unusedKeys(texts: string, code: string): string[] {
  // Which key an expression in brackets reads is not in the text.
  const isComputed = /\bm\[(?!['"])[^\]]+\]/.test(code);
  const isCalled = /\bm\[(?!['"])[^\]]+\]\(/.test(code);
  return [...texts.matchAll(/^ {1,2}(\w+)(:\s*\(|[:,(])/gm)].flatMap(([, key = '', kind = '']) => {
    const isJudged = kind.endsWith('(') ? !isCalled : !isComputed;
    const read = `[.]${key}\\b|['"]${key}['"]|[{][^{}]*\\b${key}\\b[^{}]*[}] = (m\\b|useMessages)`;
    return isJudged && !new RegExp(read).test(code) ? [key] : [];
  });
}

test('every text of a component is shown somewhere', () => {
  const files = globSync('{pieces,primitives}/**/*.{ts,tsx}', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const codes = new Map(files.filter(isShipped).map((path) => [path, read(path)]));
  const catalogues = files.filter((path) => path.endsWith('/messages.ts'));
  expect(catalogues.length).toBeGreaterThan(80);

  const unused: string[] = [];
  for (const path of catalogues) {
    const [, name = '', texts = ''] =
      /^export const (\w+Messages) = \{([\s\S]*?)(?:^\}| \};$)/m.exec(read(path)) ?? [];
    expect(texts, path).toContain(':');
    const code = [...codes]
      .filter(([file, code]) => dirname(file) === dirname(path) || code.includes(name))
      .map(([, code]) => code)
      .join('\n');
    unused.push(...unusedKeys(texts, code).map((key) => `${path}: ${key}`));
  }
  expect(unused).toEqual([]);
});

test('a text that nothing reads is found; one that a computed key may read is not judged', () => {
  const texts = "\n  title: 'a',\n  days: 'b',\n  sum: (n: number) => String(n),\n";
  expect(unusedKeys(texts, '<p>{m.title}</p>')).toEqual(['days', 'sum']);
  expect(unusedKeys(texts, '<p>{m[unit]}</p>')).toEqual(['sum']);
  expect(unusedKeys(texts, '<p>{m[unit](2)}</p>')).toEqual([]);
});
