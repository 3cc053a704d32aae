import ts from 'typescript';
import {
  type Check,
  importsOf,
  lineCount,
  lineOf,
  type Problem,
  parse,
  productSource,
  walk,
} from './project.ts';

const longestScreen = 80;
/** Thin apps, which stand on the same core. */
const apps = ['packages/app/src/', 'packages/admin/src/'];
const appCore = 'packages/app-core/src/';

/** The app decides on routes, data and flow; appearance belongs to ui. */
export const checkApp: Check = (files) =>
  [...apps, appCore].flatMap((folder) => productSource(files, folder)).flatMap(problemsIn);

function problemsIn([file, content]: [string, string]): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, rule: string, message: string) =>
    problems.push({ file, line, rule, message });

  if (file.endsWith('.css.ts'))
    report(1, 'app-has-no-css', 'The app has no styles. Move them into a component of ui.');

  const app = apps.find((folder) => file.startsWith(folder));
  const source = parse(file, content);
  for (const { name, line } of importsOf(source))
    if (/\.css(\.ts)?$/.test(name) && !(file === `${app}main.tsx` && name.endsWith('/global.css')))
      report(
        line,
        'app-has-no-css',
        `"${name}" is a style. Only main.tsx imports one, @homestand/ui/global.css.`,
      );

  walk(source, (node) => {
    if (ts.isJsxOpeningLikeElement(node) && /^[a-z]/.test(node.tagName.getText()))
      report(
        lineOf(node),
        'app-has-no-host-elements',
        `<${node.tagName.getText()}> in the app means that ui lacks a component. A missing div is a missing layout primitive.`,
      );
    const styling = stylingOf(node);
    if (styling)
      report(
        lineOf(node),
        'app-has-no-styles',
        `"${styling}" styles a component from outside. Add a variant to the component of ui.`,
      );
  });

  const mayRender = file.startsWith(appCore)
    ? /^(react|testing)\//.test(file.slice(appCore.length))
    : !(app && file.startsWith(`${app}data/`));
  if (!mayRender)
    for (const { name, line } of componentsIn(source))
      report(
        line,
        'data-shows-nothing',
        `${name} is a component. data exports values and functions; screens and the shell render.`,
      );

  const lines = lineCount(content);
  if (app && file.startsWith(`${app}screens/`) && file.endsWith('.tsx') && lines > longestScreen)
    report(
      longestScreen + 1,
      'screens-are-short',
      `${lines} lines; a screen has ${longestScreen} at most. Move a part into a piece of ui or a data hook.`,
    );
  return problems;
}

/** Also in spreads: `{...{ className: 'a' }}`, or an object with such a key that is spread elsewhere. */
function stylingOf(node: ts.Node): string | undefined {
  const isKey =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isPropertyAccessExpression(node);
  return isKey ? /^\W*(className|style)\W*$/.exec(node.name.getText())?.[1] : undefined;
}

const ui = '@homestand/ui';

/** Values of ui with a component's name, imported or exported again; all of ui at once counts as one. */
function componentsIn(source: ts.SourceFile): { name: string; line: number }[] {
  const found: { name: string; line: number }[] = [];
  const isComponent = (specifier: ts.ImportSpecifier | ts.ExportSpecifier) =>
    !specifier.isTypeOnly && /^[A-Z]/.test((specifier.propertyName ?? specifier.name).text);
  walk(source, (node) => {
    const all = { name: ui, line: lineOf(node) };
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0]?.getText().slice(1, -1) === ui) found.push(all);
    } else if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier?.getText().slice(1, -1) !== ui) return;
      const clause = ts.isImportDeclaration(node) ? node.importClause : node;
      if (!clause || clause.isTypeOnly) return;
      const named = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
      if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) found.push(all);
      else
        for (const element of named.elements)
          if (isComponent(element)) found.push({ name: element.name.text, line: lineOf(element) });
    }
  });
  return found;
}
