import ts from 'typescript';
import { type Files, parse, walk } from '../check/project.ts';

type Declared = { file: string; node: ts.FunctionDeclaration };

/** The default of every prop that the code of a component sets, as it is written there. */
export function defaultsOf(files: Files, component: string): Record<string, string> {
  const declared = declarationsOf(files).get(component);
  return declared ? fromFunction(files, declared, new Set()) : {};
}

const cache = new WeakMap<Files, Map<string, Declared>>();

/** Every function of ui whose name is that of a component. */
function declarationsOf(files: Files): Map<string, Declared> {
  const found = cache.get(files) ?? new Map<string, Declared>();
  if (cache.has(files)) return found;
  cache.set(files, found);
  for (const [file, content] of files) {
    if (!/^packages\/ui\/src\/(primitives|pieces)\/.*[A-Z]\w*\.tsx$/.test(file)) continue;
    if (/\.(stories|test)\.tsx$/.test(file)) continue;
    for (const node of parse(file, content).statements)
      if (ts.isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text))
        found.set(node.name.text, { file, node });
  }
  return found;
}

function fromFunction(
  files: Files,
  { file, node }: Declared,
  visited: Set<string>,
): Record<string, string> {
  visited.add(node.name?.text ?? '');
  const parameter = node.parameters[0]?.name;
  if (!parameter || !node.body) return {};
  const patterns = ts.isObjectBindingPattern(parameter)
    ? [parameter]
    : unpacked(node.body, parameter.getText());
  const names = new Set<string>();
  const defaults: Record<string, string> = {};
  let restName = ts.isIdentifier(parameter) ? parameter.text : undefined;
  for (const { propertyName, name, initializer, dotDotDotToken } of patterns.flatMap(
    ({ elements }) => [...elements],
  )) {
    if (dotDotDotToken) {
      restName = name.getText();
      continue;
    }
    const prop = textOf(propertyName ?? name);
    names.add(prop);
    if (initializer) defaults[prop] = printed(initializer);
  }

  const inherited: Record<string, string> = {};
  walk(node.body, (inside) => {
    if (ts.isCallExpression(inside) && ts.isIdentifier(inside.expression))
      for (const [prop, value] of Object.entries(fromRecipe(files, file, inside.expression.text)))
        if (names.has(prop)) inherited[prop] = value;
    if (!ts.isJsxSpreadAttribute(inside) || inside.expression.getText() !== restName) return;
    const base = inside.parent.parent.tagName.getText();
    const declared = declarationsOf(files).get(base);
    if (!declared || visited.has(base)) return;
    for (const [prop, value] of Object.entries(fromFunction(files, declared, visited)))
      if (!names.has(prop)) inherited[prop] = value;
  });
  return { ...inherited, ...defaults };
}

/** `const { open = false } = props` in the body. */
function unpacked(body: ts.Block, props: string): ts.ObjectBindingPattern[] {
  return body.statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    .flatMap(({ name, initializer }) =>
      ts.isObjectBindingPattern(name) && initializer?.getText() === props ? [name] : [],
    );
}

/** The defaultVariants of a recipe that the folder's style sheets export. */
function fromRecipe(files: Files, file: string, recipe: string): Record<string, string> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const variants: Record<string, string> = {};
  for (const [path, content] of files) {
    if (!path.startsWith(folder) || !path.endsWith('.css.ts')) continue;
    walk(parse(path, content), (node) => {
      if (!ts.isVariableDeclaration(node) || node.name.getText() !== recipe) return;
      if (!node.initializer) return;
      walk(node.initializer, (inside) => {
        if (!ts.isPropertyAssignment(inside) || inside.name.getText() !== 'defaultVariants') return;
        if (!ts.isObjectLiteralExpression(inside.initializer)) return;
        for (const property of inside.initializer.properties)
          if (ts.isPropertyAssignment(property))
            variants[textOf(property.name)] = printed(property.initializer);
      });
    });
  }
  return variants;
}

const textOf = (name: ts.Node) =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();

function printed(value: ts.Expression): string {
  if (ts.isStringLiteral(value)) return value.text === '' ? "''" : value.text;
  return value.getText().replace(/\s+/g, ' ');
}
