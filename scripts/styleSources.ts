import { type ESTree, type Plugin, parseSync } from 'vite';

/** A source module, with what the order of styles depends on. */
export type StyleSource = {
  /** Relative to the repository. */
  path: string;
  /** Modules whose exports it uses, in the order of its imports; files that only pass exports on are resolved. */
  uses: string[];
  /** A class of the first rule, if it is a module of styles with rules. */
  firstClass: string | null;
};

const styleSuffix = '.vanilla.css';
const sourceOf = (path: string) => path.slice(0, -styleSuffix.length);

/** Collects the sources of one build. The list is filled when the build has parsed all modules. */
export function recordStyles(local: (id: string) => string): {
  plugin: Plugin;
  sources: StyleSource[];
} {
  const sources: StyleSource[] = [];
  const firstClasses = new Map<string, string>();
  const plugin: Plugin = {
    name: 'homestand:record-styles',
    enforce: 'pre',
    transform(css, id) {
      const path = local(id);
      const found = path.endsWith(styleSuffix) ? firstClassIn(css) : null;
      if (found) firstClasses.set(sourceOf(path), found);
    },
    async buildEnd(error) {
      if (error) return;
      const modules = new Map<string, Bindings>();
      for (const id of this.getModuleIds()) {
        const path = local(id);
        const { code } = this.getModuleInfo(id) ?? {};
        if (!path.startsWith('packages/') || !/[.]tsx?$/.test(path) || !code) continue;
        const resolve = async (source: string) => {
          const found = await this.resolve(source, id);
          return found ? local(found.id) : source;
        };
        modules.set(path, await bindingsOf(code, resolve));
      }
      for (const path of modules.keys())
        sources.push({
          path,
          uses: usesOf(path, modules),
          firstClass: firstClasses.get(path) ?? null,
        });
    },
  };
  return { plugin, sources };
}

/** The class that the rule is for: of the classes in its selector, one whose beginning is the file's most frequent. */
export function firstClassIn(css: string): string | null {
  const begin = (name: string) => name.slice(0, 5);
  const frequency = new Map<string, number>();
  for (const name of classesIn(css))
    frequency.set(begin(name), (frequency.get(begin(name)) ?? 0) + 1);
  const own = (name: string) => frequency.get(begin(name)) ?? 0;
  const [first] = classesIn(/[^{};]*[.][^{};]*\{/.exec(css)?.[0] ?? '').toSorted(
    (a, b) => own(b) - own(a),
  );
  return first ?? null;
}

const classesIn = (text: string) =>
  [...text.matchAll(/[.](-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);

type Import = { from: string; names: string[] };
type Bindings = {
  imports: Import[];
  /** By the exported name; `*` alone stands for the whole module. */
  passedOn: Map<string, { from: string; name: string }>;
  allOf: string[];
  /** Names of its own exports. */
  exported: Set<string>;
};

const whole = '*';

async function bindingsOf(
  code: string,
  resolve: (source: string) => Promise<string>,
): Promise<Bindings> {
  const found: Bindings = { imports: [], passedOn: new Map(), allOf: [], exported: new Set() };
  for (const node of parseSync('module.js', code).program.body) {
    if (node.type === 'ImportDeclaration')
      found.imports.push({
        from: await resolve(node.source.value),
        names: node.specifiers.map((specifier) =>
          specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : whole,
        ),
      });
    else if (node.type === 'ExportAllDeclaration')
      found.allOf.push(await resolve(node.source.value));
    else if (node.type === 'ExportNamedDeclaration') {
      const from = node.source && (await resolve(node.source.value));
      for (const { exported, local } of node.specifiers)
        if (from) found.passedOn.set(nameOf(exported), { from, name: nameOf(local) });
        else found.exported.add(nameOf(exported));
      for (const name of declaredBy(node.declaration)) found.exported.add(name);
    }
  }
  return found;
}

function declaredBy(declaration: ESTree.Declaration | null): string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
    ? [declaration.id.name]
    : [];
}

const nameOf = (node: ESTree.ModuleExportName) =>
  node.type === 'Literal' ? node.value : node.name;

function usesOf(path: string, modules: ReadonlyMap<string, Bindings>): string[] {
  const { imports = [] } = modules.get(path) ?? {};
  const uses = imports.flatMap(({ from, names }) =>
    names.map((name) => definerOf(from, name, modules) ?? from),
  );
  // A module of styles keeps of its imports only their rules.
  const sources = uses.map((used) => (used.endsWith(styleSuffix) ? sourceOf(used) : used));
  return [...new Set(sources)].filter((used) => used !== path && modules.has(used));
}

function firstOf(
  paths: readonly string[],
  name: string,
  modules: ReadonlyMap<string, Bindings>,
): string | null {
  for (const path of paths) {
    const found = definerOf(path, name, modules);
    if (found) return found;
  }
  return null;
}

/** The module that the export comes from, through files that pass it on; null if it is not among these. */
function definerOf(
  path: string,
  name: string,
  modules: ReadonlyMap<string, Bindings>,
): string | null {
  const bindings = modules.get(path);
  if (!bindings) return null;
  if (name === whole) return path;
  const passed = bindings.passedOn.get(name);
  if (passed) return definerOf(passed.from, passed.name, modules) ?? passed.from;
  return bindings.exported.has(name) ? path : firstOf(bindings.allOf, name, modules);
}
