import ts from 'typescript';
import {
  type Check,
  importsOf,
  lineOf,
  type Problem,
  parse,
  productSource,
  walk,
} from './project.ts';

const page = 'docs/architecture.md';

/** Every zustand store has a row in the list of stores on the architecture page, and every row its store. */
export const checkStores: Check = (files) => {
  const content = files.get(page) ?? '';
  const rows = content.split('\n').flatMap((text, index) => {
    const [, name, file] = /^\| `(use\w+)` +\| `(packages\/[\w./-]+)`/.exec(text) ?? [];
    return name && file ? [{ name, file, line: index + 1 }] : [];
  });
  const stores = productSource(files, 'packages/').flatMap(([file, text]) =>
    text.includes("from 'zustand") ? storesIn(parse(file, text), file) : [],
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

/** Variables made by a call of a function that is imported from zustand, under any name. */
function storesIn(source: ts.SourceFile, file: string): Store[] {
  if (!importsOf(source).some(({ name }) => /^zustand(\/vanilla|\/traditional)?$/.test(name)))
    return [];
  const makers = new Set<string>();
  const stores: Store[] = [];
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) && /^.zustand/.test(node.moduleSpecifier.getText())) {
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const { name, isTypeOnly } of named.elements) if (!isTypeOnly) makers.add(name.text);
      if (named && ts.isNamespaceImport(named)) makers.add(named.name.text);
    }
    if (ts.isCallExpression(node) && makers.has(node.expression.getText().split('.')[0] ?? '')) {
      const declaration = ts.findAncestor(node, ts.isVariableDeclaration);
      stores.push({ name: declaration?.name.getText() ?? 'A call', file, line: lineOf(node) });
    }
  });
  return stores;
}
