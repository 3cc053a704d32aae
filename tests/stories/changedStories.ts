// Which stories a change of files reaches, by the imports in the sources.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { exportsOf } from '../../scripts/check/project.ts';

export type Reach = {
  /** Why everything is visited; null when only what the change reaches is. */
  everything: string | null;
  /** The changed files that each story file reaches. */
  causes: Map<string, string[]>;
};

/** Files that change every picture although no story imports them. */
const drawsEverything: readonly [pattern: RegExp, reason: string][] = [
  [/^pnpm-lock\.yaml$|^pnpm-workspace\.yaml$|package\.json$/, 'packages'],
  [
    /^scripts\/(chromium|vite-plugins|baseline|bootstrap)\.|^scripts\/fonts\.conf$/,
    'browser and build',
  ],
  [/^\.storybook\//, 'Storybook’s preview'],
  [/^tests\/stories\/(?!pictures\.txt$)|^tests\/serve\.ts$/, 'the visits'],
  [
    /^packages\/ui\/src\/(tokens|styles)\/(?!.*\.(test|stories)\.)/,
    'tokens, fonts and global styles',
  ],
  [/tsconfig.*\.json$/, 'compiler settings'],
];

/** Files outside of this pattern cannot be part of a story. */
const canBeDrawn = /^packages\/[\w-]+\/src\//;
/** Everything else of the repository, for which no picture depends on the file. */
const drawsNothing =
  /\.(md|mdx|snap)$|^(docs|tests|scripts|\.ci)\/|^packages\/(server\/|(?!ui\/|qr-reader\/)[\w-]+\/(?!src\/))|^\.?[\w-]+(\.[\w-]+)*$/;

export function reachOf(
  root: string,
  changed: readonly string[],
  stories: readonly string[],
): Reach {
  const graph = moduleGraph(root);
  const preview = graph.filesOf('.storybook/preview.tsx');
  const reasonOf = (file: string) =>
    drawsEverything.find(([pattern]) => pattern.test(file))?.[1] ??
    (preview.has(file) ? 'part of every story' : undefined);

  const everything = changed
    .map((file) => {
      const reason = reasonOf(file);
      if (reason) return `${reason}: ${file}`;
      return canBeDrawn.test(file) || drawsNothing.test(file) ? null : `unknown kind: ${file}`;
    })
    .find((reason) => reason !== null);
  const global = changed.filter((file) => reasonOf(file) !== undefined);
  const single = changed.filter((file) => canBeDrawn.test(file) && !reasonOf(file));
  const causes = new Map(
    stories.map((story) => {
      const reached = graph.filesOf(story);
      return [story, [...global, ...single.filter((file) => reached.has(file))]];
    }),
  );
  return { everything: everything ?? null, causes };
}

type Import = {
  from: string;
  /** The imported names; null when all of the module is used. */
  names: string[] | null;
};
type Module = {
  imports: Import[];
  /** Exports that come from elsewhere: own name, the name there. Null names mean `export *`. */
  reexports: { from: string; name: string | null; original: string }[];
  /** What it declares and exports itself. */
  exported: Set<string>;
  /** Nothing but re-exports: only the used ones count. */
  isBarrel: boolean;
};

export function moduleGraph(root: string) {
  const modules = new Map<string, Module | null>();
  const resolve = resolverOf(root);

  function moduleOf(file: string): Module | null {
    const module = modules.get(file);
    if (module !== undefined) return module;
    const parsed = /\.tsx?$/.test(file) ? parseModule(join(root, file)) : null;
    modules.set(file, parsed);
    return parsed;
  }

  /** All files that a file uses, itself included. */
  function filesOf(file: string): Set<string> {
    const found = new Set<string>();
    const visited = new Set<string>();
    const visit = (current: string, names: string[] | null) => {
      const key = `${current} ${names?.join() ?? '*'}`;
      if (visited.has(key)) return;
      visited.add(key);
      found.add(current);
      const module = moduleOf(current);
      if (!module) return;
      if (module.isBarrel && names) {
        for (const name of names) follow(current, module, name);
        return;
      }
      for (const { from, names: used } of module.imports) go(current, from, used);
      for (const { from, name, original } of module.reexports)
        go(current, from, name === null ? null : [original]);
    };
    const go = (importer: string, specifier: string, names: string[] | null) => {
      const target = resolve(importer, specifier);
      if (target) visit(target, names);
    };
    /** From a barrel to the module that a name comes from. */
    const follow = (barrel: string, { reexports }: Module, name: string) => {
      const own = reexports.find((reexport) => reexport.name === name);
      if (own) return go(barrel, own.from, [own.original]);
      for (const { from } of reexports.filter((reexport) => reexport.name === null)) {
        const target = resolve(barrel, from);
        if (target && exportsName(target, name)) visit(target, [name]);
      }
    };
    visit(file, null);
    return found;
  }

  function exportsName(file: string, name: string): boolean {
    const module = moduleOf(file);
    if (!module) return true;
    if (module.exported.has(name)) return true;
    return module.reexports.some((reexport) => {
      if (reexport.name !== null) return reexport.name === name;
      const target = resolve(file, reexport.from);
      return target !== null && exportsName(target, name);
    });
  }

  return { filesOf };
}

function parseModule(path: string): Module | null {
  if (!existsSync(path)) return null;
  const content = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false);
  const imports: Import[] = [];
  const reexports: Module['reexports'] = [];
  let isBarrel = true;

  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly || !statement.moduleSpecifier) continue;
      const from = textOf(statement.moduleSpecifier);
      const { exportClause } = statement;
      if (!exportClause) reexports.push({ from, name: null, original: '*' });
      else if (ts.isNamedExports(exportClause)) {
        for (const { name, propertyName, isTypeOnly } of exportClause.elements)
          if (!isTypeOnly)
            reexports.push({ from, name: name.text, original: (propertyName ?? name).text });
      } else imports.push({ from, names: null });
      continue;
    }
    isBarrel = false;
    if (!ts.isImportDeclaration(statement)) continue;
    const clause = statement.importClause;
    if (clause?.isTypeOnly) continue;
    const bindings = clause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map(({ name, propertyName }) => (propertyName ?? name).text)
        : null;
    imports.push({
      from: textOf(statement.moduleSpecifier),
      names: names && clause?.name ? [...names, 'default'] : names,
    });
  }
  // Imports at run time and addresses of files.
  for (const [, from = ''] of content.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g))
    imports.push({ from, names: null });
  for (const [, from = ''] of content.matchAll(
    /new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g,
  ))
    imports.push({ from: /^\./.test(from) ? from : `./${from}`, names: null });
  return {
    imports,
    reexports,
    exported: exportsOf(source),
    isBarrel: isBarrel && reexports.length > 0,
  };
}

const textOf = (node: ts.Expression) => (ts.isStringLiteralLike(node) ? node.text : '');

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolverOf(root: string) {
  const packages = new Map<string, Record<string, string>>();
  const resolved = new Map<string, string | null>();

  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(root, path));

  return (importer: string, specifier: string): string | null => {
    const plain = specifier.replace(/\?.*$/, '');
    const key = plain.startsWith('.') ? normalize(join(dirname(importer), plain)) : plain;
    const cached = resolved.get(key);
    if (cached !== undefined) return cached;
    const base = plain.startsWith('.') ? key : exported(plain);
    const file = base && endings.map((ending) => base + ending).find(isFile);
    resolved.set(key, file || null);
    return file || null;
  };

  function exported(specifier: string): string | null {
    const [, name, path = ''] = /^@homestand\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
    if (!name) return null;
    const folder = `packages/${name}`;
    const file = join(root, folder, 'package.json');
    if (!packages.has(name) && existsSync(file)) {
      // Written by us; the type names the part that is read here.
      const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
        exports: Record<string, string>;
      };
      packages.set(name, exports);
    }
    const target = packages.get(name)?.[`.${path}`];
    return target ? normalize(join(folder, target)) : null;
  }
}
