import ts from 'typescript';
import {
  type Check,
  commentsOf,
  isTestOrStory,
  lineAt,
  lineOf,
  type Problem,
  parse,
  productSource,
  walk,
} from './project.ts';

const networkAndStorage = new Set([
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'sendBeacon',
  'createApiClient',
]);
const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML']);
const memoHooks = new Set(['useMemo', 'useCallback', 'memo']);
const queryBuilders = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
]);
/** Of the server, where SQL is in `*.queries.ts`. */
const withoutSql =
  /^packages\/server\/src\/(modules|cli|development)\/(?!.*[.](queries|test|testSupport)[.]ts$)/;
/** Of the server, what does not read the environment itself. */
const withoutEnvironment =
  /^packages\/server\/src\/(?!(config|environment|main|cli)[.]ts$)(?!.*[.](test|testSupport)[.]ts$)/;
const globals = /^(window|globalThis|self|navigator)\b/;
/** Screens, the shell and the routes access the server and storage only through data and the app core. */
const withoutOutsideWorld =
  /^packages\/(ui\/src\/(?!testing\/)|app\/src\/(screens|shell|routes)\/)/;

/** Rules beyond the linter's: the content policy and the house style. */
export const checkBanned: Check = (files) =>
  [
    ...productSource(files, 'packages/'),
    ...[...files].filter(([file]) => isTestOrStory(file) || /^scripts\/.*\.ts$/.test(file)),
  ].flatMap(([file, content]) => {
    const source = parse(file, content);
    const isShut = withoutOutsideWorld.test(file) && !isTestOrStory(file);
    const inPackages = file.startsWith('packages/');
    const problems: Problem[] = [];
    const report = (line: number, rule: string, message: string) =>
      problems.push({ file, line, rule, message });

    walk(source, (node) => {
      if (withoutSql.test(file) && isSql(node))
        report(
          lineOf(node),
          'sql-lives-in-queries',
          'SQL belongs to a *.queries.ts of the module whose tables it names. Export a function there.',
        );
      if (
        withoutEnvironment.test(file) &&
        ts.isPropertyAccessExpression(node) &&
        node.getText() === 'process.env'
      )
        report(
          lineOf(node),
          'environment-lives-in-config',
          'config.ts reads the settings, environment.ts what the process inherits. Take the value from there.',
        );
      if (inPackages && ts.isJsxOpeningLikeElement(node)) {
        const tag = node.tagName.getText();
        if (tag === 'style' || tag === 'script')
          report(
            lineOf(node),
            'no-inline-code',
            `The content policy blocks <${tag}> in the page. Styles belong into a .css.ts, scripts into a module.`,
          );
      }
      if (
        isTestOrStory(file) &&
        ts.isPropertyAccessExpression(node) &&
        neverInTests.has(node.name.text)
      )
        if (!(node.name.text === 'waitForTimeout' && hasNote(node)))
          report(
            lineOf(node),
            'tests-run-and-do-not-sleep',
            `"${node.name.text}" skips a test or waits a fixed time. Wait for a condition; to show that nothing happens, say so in a comment above.`,
          );
      if (!isTestOrStory(file) && inPackages && ts.isAsExpression(node) && !hasNote(node)) {
        const isBare = node.type.kind === ts.SyntaxKind.StringKeyword;
        const isForced = ts.isAsExpression(node.expression) && !ts.isAsExpression(node.parent);
        if (isBare || isForced)
          report(
            lineOf(node),
            'no-assertion-without-a-reason',
            `"${node.getText().slice(0, 40)}" silences the compiler. Check the value, or write the reason in a comment above.`,
          );
      }
      if (ts.isImportSpecifier(node) && node.propertyName && memoHooks.has(node.propertyName.text))
        report(
          lineOf(node),
          'the-compiler-remembers',
          `"${node.propertyName.text}" under another name. The React Compiler memoizes by itself.`,
        );
      if (isShut && ts.isBindingElement(node) && isGlobal(node)) {
        const name = (node.propertyName ?? node.name).getText();
        if (networkAndStorage.has(name)) report(lineOf(node), ...shutRule(file, name));
      }
      if (!ts.isIdentifier(node) || !isUse(node)) return;
      const name = node.text;
      if (inPackages && markup.has(name))
        report(
          lineOf(node),
          'no-markup-from-strings',
          `Trusted Types block "${name}". Create elements with React, text with textContent.`,
        );
      if (isShut && networkAndStorage.has(name)) report(lineOf(node), ...shutRule(file, name));
      if (inPackages && memoHooks.has(name) && ts.isCallExpression(node.parent) && !hasNote(node))
        report(
          lineOf(node),
          'the-compiler-remembers',
          `The React Compiler already does what "${name}" does. Remove it, or write a measurement in a comment above.`,
        );
      if (file.startsWith('packages/server/') && name === 'random' && ownerOf(node) === 'Math')
        report(
          lineOf(node),
          'no-guessable-numbers',
          'Math.random is predictable. Use randomUUID, randomInt or randomBytes of node:crypto.',
        );
    });

    for (const { pos, end } of commentsOf(source)) {
      const todo = /\b(TODO|FIXME|XXX|HACK|todo|fixme|Todo)\b(?!.*#\d)/.exec(
        content.slice(pos, end),
      );
      if (todo)
        report(
          lineAt(source, pos + todo.index),
          'no-todo-without-an-issue',
          'Do it, or open an issue and name it: TODO(#12).',
        );
    }
    return problems;
  });

const isSql = (node: ts.Node): boolean =>
  (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) ||
  (ts.isPropertyAccessExpression(node) && queryBuilders.has(node.name.text));

const neverInTests = new Set(['skip', 'only', 'fixme', 'waitForTimeout']);

const shutRule = (file: string, name: string): [string, string] =>
  file.startsWith('packages/ui/')
    ? [
        'ui-knows-no-fetch-cache-store-router',
        `"${name}" accesses the outside. ui renders its props: take the value and an on… event as props.`,
      ]
    : [
        'screens-reach-outside-through-data',
        `"${name}" accesses the outside. Move it into data or the app core, and call that.`,
      ];

function isGlobal(node: ts.BindingElement): boolean {
  const declaration = node.parent.parent;
  return (
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    globals.test(declaration.initializer.getText())
  );
}

/** Excludes equal names that are no use: a property being defined, a parameter, an import. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return (
      markup.has(node.text) || /^(window|globalThis|self|navigator|React|Math)$/.test(ownerOf(node))
    );
  if (ts.isJsxAttribute(parent)) return markup.has(node.text);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node || markup.has(node.text);
  return !(
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isTypeQueryNode(parent)
  );
}

function ownerOf(node: ts.Identifier): string {
  return ts.isPropertyAccessExpression(node.parent) ? node.parent.expression.getText() : '';
}

function hasNote(node: ts.Node): boolean {
  const statement = ts.findAncestor(node, ts.isStatement);
  const text = node.getSourceFile().text;
  return statement !== undefined && ts.getLeadingCommentRanges(text, statement.pos) !== undefined;
}
