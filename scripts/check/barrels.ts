import type { Check, Files } from './project.ts';

const ui = 'packages/ui/src';

/**
 * The generated files of ui, by path: index.ts of ui and of its primitives, and the types of all texts. What a
 * folder's index.ts exports is public; what only other folders of ui need is in its internal.ts.
 */
export function barrelsOf(files: Files): Map<string, string> {
  const indexFiles = [...files.keys()].filter((path) => path.endsWith('/index.ts')).sort();
  const barrel = (folder: string, exported: RegExp) => {
    const lines = indexFiles
      .map((path) => path.slice(folder.length + 1, -'/index.ts'.length))
      .filter((path, index) => indexFiles[index]?.startsWith(`${folder}/`) && exported.test(path))
      .map((path) => `export * from './${path}';\n`);
    return [`${folder}/index.ts`, `// Written by npm run api:update.\n${lines.join('')}`] as const;
  };
  return new Map([
    barrel(ui, /^(format|pieces\/[^/]+\/[^/]+|primitives|shortcuts)$/),
    barrel(`${ui}/primitives`, /^[^/]+$/),
    [`${ui}/messages.gen.ts`, textsOf(files)],
  ]);
}

/** The type of each component's texts, by the component's name. */
function textsOf(files: Files): string {
  const components = [...files.keys()].sort().flatMap((path) => {
    const [, folder, name = ''] =
      /^packages\/ui\/src\/(.+\/(\w+))\/messages[.]ts$/.exec(path) ?? [];
    return folder
      ? [{ folder, name, constant: `${name[0]?.toLowerCase()}${name.slice(1)}Messages` }]
      : [];
  });
  const imports = components.map(
    ({ folder, constant }) => `import type { ${constant} } from './${folder}/messages';\n`,
  );
  const members = components.map(({ name, constant }) => `  ${name}: typeof ${constant};\n`);
  return `// Written by npm run api:update.\n${imports.join('')}\nexport type UiMessages = {\n${members.join('')}};\n`;
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
