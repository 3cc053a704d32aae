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
const app = 'packages/app/src/';
const appCore = 'packages/app-core/src/';

/** The app decides on routes, data and flow; appearance belongs to ui. */
export const checkApp: Check = (files) =>
  [app, appCore].flatMap((folder) => productSource(files, folder)).flatMap(problemsIn);

function problemsIn([file, content]: [string, string]): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, rule: string, message: string) =>
    problems.push({ file, line, rule, message });

  if (file.endsWith('.css.ts'))
    report(1, 'app-has-no-css', 'The app has no styles. Move them into a component of ui.');

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
    if (isStyling(node))
      report(
        lineOf(node),
        'app-has-no-styles',
        `"${node.name.getText()}" styles a component from outside. Add a variant to the component of ui.`,
      );
  });

  const mayRender = file.startsWith(appCore)
    ? file.startsWith(`${appCore}react/`)
    : !file.startsWith(`${app}data/`);
  if (!mayRender)
    for (const { name, line } of componentsIn(source))
      report(
        line,
        'data-shows-nothing',
        `${name} is a component. data exports values and functions; screens and the shell render.`,
      );

  const lines = lineCount(content);
  if (file.startsWith(`${app}screens/`) && file.endsWith('.tsx') && lines > longestScreen)
    report(
      longestScreen + 1,
      'screens-are-short',
      `${lines} lines; a screen has ${longestScreen} at most. Move a part into a piece of ui or a data hook.`,
    );
  return problems;
}

/** Also in spreads: `{...{ className: 'a' }}`, or an object with such a key that is spread elsewhere. */
function isStyling(node: ts.Node): node is ts.JsxAttribute | ts.PropertyAssignment {
  return (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
    /^(className|style)$/.test(node.name.getText())
  );
}

/** Imported values of ui with a component's name. */
function componentsIn(source: ts.SourceFile): { name: string; line: number }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    if (statement.moduleSpecifier.getText().slice(1, -1) !== '@homestand/ui') return [];
    const named = statement.importClause?.namedBindings;
    if (!named || statement.importClause?.isTypeOnly || !ts.isNamedImports(named)) return [];
    return named.elements
      .filter((one) => !one.isTypeOnly && /^[A-Z]/.test((one.propertyName ?? one.name).text))
      .map((one) => ({ name: one.name.text, line: lineOf(one) }));
  });
}
