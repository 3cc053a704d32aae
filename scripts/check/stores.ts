import ts from 'typescript';
import { type Check, lineOf, type Problem, parse, productSource, walk } from './project.ts';

const page = 'docs/architecture.md';

/** Functions whose result is a store, with the file of each. */
const factories: Readonly<Record<string, string>> = {
  createObservable: 'packages/app-core/src/browser/observable.ts',
  createSessionStore: 'packages/app-core/src/session/sessionStore.ts',
  createCounterQueue: 'packages/admin/src/data/counter/counterQueue.ts',
};
const factoryFiles = new Set(Object.values(factories));
const usesStore = new RegExp(['zustand', ...Object.keys(factories)].join('|'));

/**
 * Every store has a row in the list of stores on the architecture page, and every row its store: what zustand makes
 * anywhere, and what a factory makes for a module. Inside a function a factory makes the state of a hook.
 */
export const checkStores: Check = (files) => {
  const content = files.get(page) ?? '';
  const rows = content.split('\n').flatMap((text, index) => {
    const [, name, file] = /^\| `(\w+)` +\| `(packages\/[\w./-]+)`/.exec(text) ?? [];
    return name && file ? [{ name, file, line: index + 1 }] : [];
  });
  const stores = productSource(files, 'packages/').flatMap(([file, text]) =>
    !factoryFiles.has(file) && usesStore.test(text) ? storesIn(parse(file, text), file) : [],
  );
  const same = (a: { name: string; file: string }, b: { name: string; file: string }) =>
    a.name === b.name && a.file === b.file;
  const problem = (at: { file: string; line: number }, message: string): Problem => ({
    ...at,
    rule: 'stores-are-listed',
    message,
  });
  return [
    ...stores
      .filter((store) => !rows.some((row) => same(row, store)))
      .map(({ name, file, line }) =>
        problem(
          { file, line },
          `${name} is a store that ${page} does not list. Put the value into the URL, the SWR cache or a hook; if none fits, write a decision page and add a row.`,
        ),
      ),
    ...rows
      .filter((row) => !stores.some((store) => same(row, store)))
      .map(({ name, file, line }) =>
        problem({ file: page, line }, `There is no store ${name} in ${file}. Remove the row.`),
      ),
  ];
};

type Store = { name: string; file: string; line: number };

/** Variables made by a call of a function that is imported from zustand, under any name, or of a factory. */
function storesIn(source: ts.SourceFile, file: string): Store[] {
  const makers = new Set<string>();
  const ofFactories = new Set<string>();
  const stores: Store[] = [];
  walk(source, (node) => {
    if (ts.isImportDeclaration(node)) {
      const isZustand = /^.zustand/.test(node.moduleSpecifier.getText());
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const { name, propertyName, isTypeOnly } of named.elements)
          if (isZustand && !isTypeOnly) makers.add(name.text);
          else if ((propertyName ?? name).text in factories) ofFactories.add(name.text);
      if (isZustand && named && ts.isNamespaceImport(named)) makers.add(named.name.text);
    }
    if (!ts.isCallExpression(node)) return;
    const called = node.expression.getText().split('.')[0] ?? '';
    const isOfModule = ts.findAncestor(node, ts.isFunctionLike) === undefined;
    if (makers.has(called) || (ofFactories.has(called) && isOfModule))
      stores.push({ name: nameOf(node), file, line: lineOf(node) });
  });
  return stores;
}

/** The variable, or the first of those that take the store apart. */
function nameOf(call: ts.CallExpression): string {
  const name = ts.findAncestor(call, ts.isVariableDeclaration)?.name;
  const first = name && ts.isObjectBindingPattern(name) ? name.elements[0]?.name : name;
  return first?.getText() ?? 'A call';
}
