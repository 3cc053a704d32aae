import type { Check, Files } from './project.ts';

const ui = 'packages/ui/src';

/**
 * The generated index.ts of ui and of its primitives, by path. What a folder's index.ts exports is public;
 * what only other folders of ui need is in its internal.ts.
 */
export function barrelsOf(files: Files): Map<string, string> {
  const doors = [...files.keys()].filter((path) => path.endsWith('/index.ts')).sort();
  const barrel = (folder: string, exported: RegExp) => {
    const lines = doors
      .map((path) => path.slice(folder.length + 1, -'/index.ts'.length))
      .filter((path, index) => doors[index]?.startsWith(`${folder}/`) && exported.test(path))
      .map((path) => `export * from './${path}';\n`);
    return [`${folder}/index.ts`, `// Written by npm run api:update.\n${lines.join('')}`] as const;
  };
  return new Map([
    barrel(ui, /^(format|pieces\/[^/]+\/[^/]+|primitives)$/),
    barrel(`${ui}/primitives`, /^[^/]+$/),
  ]);
}

export const checkBarrels: Check = (files) =>
  [...barrelsOf(files)]
    .filter(([file, text]) => files.get(file) !== text)
    .map(([file]) => ({
      file,
      line: 1,
      rule: 'every-component-is-exported',
      message: 'It differs from the component folders. Run: npm run api:update',
    }));
