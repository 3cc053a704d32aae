import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const engines = ['radix-ui', 'react-aria', 'keen-slider', 'virtua', 'qrcode.react'];

/** The primitives and engines a primitive imports, directly or indirectly. */
export function reachableComponents(primitives: string, name: string) {
  const folders = new Set<string>();
  const packages = new Set<string>();
  const visit = (folder: string) => {
    if (folders.has(folder) || !existsSync(join(primitives, folder))) return;
    folders.add(folder);
    for (const specifier of importsOf(join(primitives, folder))) {
      const sibling = /^\.\.\/([A-Z]\w+)\//.exec(specifier)?.[1];
      if (sibling) visit(sibling);
      const engine = engines.find(
        (prefix) => specifier === prefix || specifier.startsWith(`${prefix}/`),
      );
      if (engine) packages.add(engine);
    }
  };
  visit(name);
  return { folders, packages };
}

function importsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(
        ([, specifier = '']) => specifier,
      ),
    );
}

/** Bundled modules that the control does not import itself. */
export function unexpectedModules(
  modules: readonly string[],
  allowed: ReturnType<typeof reachableComponents>,
) {
  return modules.filter((id) => {
    const folder = /packages\/ui\/src\/primitives\/([A-Z]\w+)\//.exec(id)?.[1];
    if (folder) return !allowed.folders.has(folder);
    if (/packages\/ui\/src\/pieces\//.test(id)) return true;
    const engine = engines.find((name) => id.includes(`/node_modules/${name}/`));
    return engine !== undefined && !allowed.packages.has(engine);
  });
}
