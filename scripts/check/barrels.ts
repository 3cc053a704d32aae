import type { Check, Files } from './project.ts';

const ui = 'packages/ui/src';

const view = /^packages\/ui\/src\/(primitives|pieces\/[^/]+)\/([^/]+)\/\2[.]tsx$/;

/**
 * The generated files of ui, by path: index.ts of ui and of its primitives, and the types of all texts. Public is
 * what the view of a component exports, and the hook of a piece.
 */
export function barrelsOf(files: Files): Map<string, string> {
  const primitives: string[] = [];
  const pieces: string[] = [];
  for (const [path, layer, name] of [...files.keys()].map((path) => view.exec(path) ?? [])) {
    if (path === undefined || layer === undefined) continue;
    if (layer === 'primitives') primitives.push(`./${name}/${name}`);
    else {
      const hook = `${layer}/${name}/use${name}`;
      pieces.push(`./${layer}/${name}/${name}`);
      if (files.has(`${ui}/${hook}.ts`)) pieces.push(`./${hook}`);
    }
  }
  const barrel = (folder: string, modules: readonly string[]) =>
    [
      `${folder}/index.ts`,
      `// Written by npm run api:update.\n${modules.map((module) => `export * from '${module}';\n`).join('')}`,
    ] as const;
  const others = ['format', 'primitives', 'shortcuts'].map((folder) => `./${folder}`);
  return new Map([
    barrel(ui, [...others, ...pieces].sort()),
    barrel(`${ui}/primitives`, primitives.sort()),
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
