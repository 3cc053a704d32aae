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
/** The rest of a browser is unknown to the server's compiler: packages/server/tsconfig.json has no DOM. */
const browserStorage = new Set(['localStorage', 'sessionStorage', 'indexedDB']);
/** Of the apps, what stores by the module whose names are declared. */
const storesByName = /^packages\/(app|admin|app-core)\/src\/(?!testing\/|browser\/storage[.]ts$)/;
const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML']);
const memoHooks = new Set(['useMemo', 'useCallback', 'memo']);
/** Those that no other name equals. */
const memoHookNames = new Set(['useMemo', 'useCallback']);
const queryBuilders = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'withRecursive',
  'executeQuery',
]);
/** Of the server, where SQL is in `*.queries.ts`. */
const withoutSql =
  /^packages\/server\/src\/(modules|cli|development)\/(?!.*[.](queries|test|testSupport)[.]ts$)/;
/** All of the server but the one file that writes the status of an order, and the demo's rows. */
const withoutOrderStatus =
  /^packages\/server\/src\/(?!modules\/orders\/orderStatus[.]queries[.]ts$|db\/seed\/)(?!.*[.](test|testSupport)[.]ts$)/;
/** Of the server, what does not read the environment itself. */
const withoutEnvironment =
  /^packages\/server\/src\/(?!(config\/(config|environment)|main|cli)[.]ts$)(?!.*[.](test|testSupport)[.]ts$)/;
const globals = /^(window|globalThis|self|navigator)\b|\bdefaultView$/;
/** Screens, the shell and the routes access the server and storage only through data and the app core. */
const withoutOutsideWorld =
  /^packages\/(ui\/src\/(?!testing\/)|app\/src\/(screens|shell|routes)\/)/;

/** The places that compute the day in Japan: for apps and server, for SQL, and for what ui shows. */
const dayPlaces = new Set([
  'packages/api-client/src/day.ts',
  'packages/server/src/db/day.queries.ts',
  'packages/ui/src/format/time.ts',
]);
const dayNotation = /Asia\/Tokyo|\+09:00|^(sv-SE|en-CA)$|\bat time zone\b|\bdate_trunc\(/;

/** The one file that changes what SWR has cached beyond a query's own key. */
const cacheFile = 'packages/app-core/src/http/sessionCache.tsx';
const cacheAccess = new Set(['useSWRConfig', 'mutate']);

const appProduct = /^packages\/(app|admin)\/src\/(?!testing\/)/;

const besidePackages = /^(scripts|tests|[.]storybook)\/.*[.](tsx?|mjs)$/;
/** Benchmarks wait for fixed times: what happens in them is measured. */
const isTestCode = (file: string) => isTestOrStory(file) || /^tests\/(?!performance\/)/.test(file);
/** The one place that waits between two looks at a state. */
const pollingHelper = 'tests/support/until.ts';
const withoutFixedWaits = (file: string) => isTestCode(file) && file !== pollingHelper;

/** Rules beyond the linter's: the content policy and the house style. */
export const checkBanned: Check = (files) =>
  [
    ...productSource(files, 'packages/'),
    ...[...files].filter(([file]) => isTestOrStory(file) || besidePackages.test(file)),
  ].flatMap(([file, content]) => {
    const source = parse(file, content);
    const isShut = withoutOutsideWorld.test(file) && !isTestOrStory(file);
    const inPackages = file.startsWith('packages/');
    const waits = withoutFixedWaits(file) ? sleepNames(source) : undefined;
    const usesDay =
      inPackages && !isTestOrStory(file) && !file.includes('/testing/') && !dayPlaces.has(file);
    const isUiProduct = uiProduct.test(file) && !isTestOrStory(file);
    const actionStates = new Set<string>();
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
      if (withoutOrderStatus.test(file) && writesOrder(node))
        report(
          lineOf(node),
          'one-function-writes-order-status',
          'writeOrderStatus (modules/orders/orderStatus.ts) writes every status of an order, with its history, till and event. Other columns of `orders` are named one by one.',
        );
      if (usesDay && isDayNotation(node))
        report(
          lineOf(node),
          'one-day',
          'The day in Japan is computed in one place: api-client/day, in SQL db/day.queries.ts, in ui format/time.ts.',
        );
      if (withoutEnvironment.test(file) && isEnvironment(node))
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
      if (isUiProduct && ts.isJsxOpeningElement(node) && isListWithoutRole(node))
        report(
          lineOf(node),
          'lists-keep-their-role',
          'Safari drops the role of a list without bullets. Add role="list".',
        );
      if (isPiece.test(file) && !isTestOrStory(file) && ts.isJsxOpeningLikeElement(node)) {
        const primitive = primitiveOf.get(node.tagName.getText());
        if (primitive !== undefined)
          report(
            lineOf(node),
            'primitives-draw-tables-and-facts',
            `<${node.tagName.getText()}> is drawn by ${primitive} only, so that it looks and reads alike everywhere.`,
          );
      }
      const skipped = isTestCode(file) ? skippedBy(node) : undefined;
      if (skipped && !(skipped === 'waitForTimeout' && hasNote(node)))
        report(
          lineOf(node),
          'tests-run-and-do-not-sleep',
          `"${skipped}" skips a test or waits a fixed time. Wait for a condition; to show that nothing happens, say so in a comment above.`,
        );
      if (waits && isFixedWait(node, waits) && !hasNote(node))
        report(
          lineOf(node),
          'tests-run-and-do-not-sleep',
          `This waits a fixed time. Wait for an event, or for a state with ${pollingHelper}; where time is the subject, say so in a comment above.`,
        );
      if (!isTestOrStory(file) && !file.startsWith('tests/') && isForced(node) && !hasNote(node))
        report(
          lineOf(node),
          'no-assertion-without-a-reason',
          `"${node.getText().slice(0, 40)}" silences the compiler. Check the value, or write the reason in a comment above.`,
        );
      if (ts.isImportSpecifier(node) && node.propertyName && memoHooks.has(node.propertyName.text))
        report(
          lineOf(node),
          'the-compiler-remembers',
          `"${node.propertyName.text}" under another name. The React Compiler memoizes by itself.`,
        );
      if (file !== cacheFile && ts.isImportSpecifier(node) && isCacheAccess(node))
        report(
          lineOf(node),
          'one-cache',
          `sessionCache() of ${cacheFile} changes other keys of the cache, also outside React.`,
        );
      const state = appProduct.test(file) && !isTestOrStory(file) ? actionStateOf(node) : undefined;
      if (state && actionStates.add(state).size === 2)
        report(
          lineOf(node),
          'one-way-to-call',
          'useAction (app-core/react) knows whether a call runs, and the sentence of its failure.',
        );
      if (isUiProduct && isAddress(node))
        report(
          lineOf(node),
          'addresses-come-from-outside',
          'ui does not know the routes. Take an href, or hrefOf for a list.',
        );
      if (isShut)
        for (const name of reachedBy(node))
          if (networkAndStorage.has(name)) report(lineOf(node), ...shutRule(file, name));
      if (!ts.isIdentifier(node) || !isUse(node)) return;
      const name = node.text;
      if (!isShut && storesByName.test(file) && !isTestOrStory(file) && browserStorage.has(name))
        report(
          lineOf(node),
          'storage-has-declared-names',
          'Store through `local`, `perTab` or createStored, under a name that app-core/browser/storageKeys.ts declares.',
        );
      if (inPackages && markup.has(name))
        report(
          lineOf(node),
          'no-markup-from-strings',
          `Trusted Types block "${name}". Create elements with React, text with textContent.`,
        );
      if (isShut && networkAndStorage.has(name)) report(lineOf(node), ...shutRule(file, name));
      if (inPackages && memoHooks.has(name) && !hasNote(node))
        report(
          lineOf(node),
          'the-compiler-remembers',
          `The React Compiler already does what "${name}" does. Remove it, or write a measurement in a comment above.`,
        );
      if (file.startsWith('packages/server/') && browserStorage.has(name))
        report(
          lineOf(node),
          'the-server-has-no-browser',
          `Node declares "${name}", and keeps its values in one file for all people. What the server stores is in the database.`,
        );
      if (file.startsWith('packages/server/') && name === 'random' && ownerOf(node) === 'Math')
        report(
          lineOf(node),
          'no-guessable-numbers',
          'Math.random is predictable. Use randomUUID, randomInt or randomBytes of node:crypto.',
        );
    });

    for (const { pos, end } of commentsOf(source)) {
      const todo = /\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d)/i.exec(content.slice(pos, end));
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
  (ts.isPropertyAccessExpression(node) &&
    (queryBuilders.has(node.name.text) ||
      /^(sql|CompiledQuery)$/.test(node.expression.getText()))) ||
  // A query as text, of a connection.
  (ts.isCallExpression(node) &&
    /[.]query$/.test(node.expression.getText()) &&
    node.arguments[0] !== undefined &&
    (ts.isStringLiteralLike(node.arguments[0]) || ts.isTemplateExpression(node.arguments[0])));

/** A write to `orders` that names a status, or may hide one in a value that is not written out. */
function writesOrder(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node))
    return /\b(update|(insert|merge) into)\s+orders\b/i.test(node.template.getText());
  if (!ts.isCallExpression(node)) return false;
  if (!/[.](updateTable|insertInto|mergeInto)\(['"]orders\b[^)]*\)$/.test(node.getText()))
    return false;
  const statement = ts.findAncestor(node, ts.isStatement)?.getText() ?? '';
  return /(delivery|payment)Status|[.]{3}|[.](set|values)\((?!\{)|[.]mergeInto/.test(statement);
}

/** `'Asia/Tokyo'`, the offset as text or as a product, locales that write a day as ISO, and the functions of SQL. */
const isDayNotation = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
    ? dayNotation.test(node.text)
    : ts.isBinaryExpression(node) && /^9 \* (60 \* 60|hour\w*)$/.test(node.getText());

/** `const [pending, setPending] = useState(false)`, or the same with `error`. */
function actionStateOf(node: ts.Node): string | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return undefined;
  if (!/^useState\b/.test(node.initializer?.getText() ?? '')) return undefined;
  return /^\[(pending|error)\b/.exec(node.name.getText())?.[1];
}

const isCacheAccess = (node: ts.ImportSpecifier): boolean =>
  cacheAccess.has(namedIn(node)) && importedFrom(node) === 'swr';

function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.getText() === 'process.env';
  if (ts.isElementAccessExpression(node)) return node.expression.getText() === 'process';
  if (ts.isBindingElement(node))
    return namedIn(node) === 'env' && sourceOf(node)?.getText() === 'process';
  return (
    ts.isImportSpecifier(node) &&
    namedIn(node) === 'env' &&
    /^(node:)?process$/.test(importedFrom(node))
  );
}

/** Texts may contain a slash: `3/10`. */
const uiProduct = /^packages\/ui\/src\/(?!testing\/)(?!.*messages[.]ts$)/;

/** `'/u/top'`, or a path after a value: `${base}/message`, `${base}/${path}`. */
const isAddress = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
    ? /^\/[a-z]/i.test(node.text) || node.text === '/'
    : (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) && /^\/([a-z]|$)/i.test(node.text);

const isPiece = /^packages\/ui\/src\/pieces\//;
const primitiveOf = new Map([
  ['table', 'Table'],
  ['dl', 'DescriptionList'],
]);

const isListWithoutRole = ({ tagName, attributes }: ts.JsxOpeningElement): boolean =>
  /^[uo]l$/.test(tagName.getText()) &&
  !attributes.properties.some(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'role',
  );

const neverInTests = new Set(['skip', 'skipIf', 'todo', 'only', 'fixme', 'waitForTimeout']);

/** `test.skip`, `page['waitForTimeout']`, `const { skip } = test`, `test('…', { skip: true })`, `xtest`. */
function skippedBy(node: ts.Node): string | undefined {
  const name = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
      ? node.argumentExpression.text
      : ts.isBindingElement(node) || (ts.isPropertyAssignment(node) && isOptionOfTest(node))
        ? namedIn(node)
        : '';
  if (neverInTests.has(name)) return name;
  return ts.isIdentifier(node) && /^x(test|it|describe)$/.test(node.text) ? node.text : undefined;
}

/** Names under which a file imports a wait: `import { setTimeout as sleep } from 'node:timers/promises'`. */
function sleepNames(source: ts.SourceFile): Set<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    if (!/^['"](node:)?timers\/promises['"]$/.test(statement.moduleSpecifier.getText())) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.filter((element) => namedIn(element) === 'setTimeout');
  });
  return new Set(names.map(({ name }) => name.text));
}

/** `sleep(100)`, or `new Promise((done) => setTimeout(done, 100))`. */
function isFixedWait(node: ts.Node, sleeps: ReadonlySet<string>): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  if (sleeps.has(called)) return true;
  if (!/^((window|globalThis)[.])?setTimeout$/.test(called)) return false;
  const executor = ts.findAncestor(node, ts.isFunctionLike);
  const isOfPromise =
    executor !== undefined &&
    ts.isNewExpression(executor.parent) &&
    executor.parent.expression.getText() === 'Promise';
  return isOfPromise && node.arguments[0]?.getText() === executor.parameters[0]?.name.getText();
}

const isOptionOfTest = ({ parent: { parent } }: ts.PropertyAssignment) =>
  ts.isCallExpression(parent) && /^(test|it|describe)\b/.test(parent.expression.getText());

/** An assertion through a second type, or to a plain type that the compiler has not found. */
function isForced(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false;
  let inner = node.expression;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  // `null as string | null` widens a literal.
  const isLiteral = ts.isLiteralExpression(inner) || inner.kind === ts.SyntaxKind.NullKeyword;
  const types = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return (
    ts.isAsExpression(inner) || (!isLiteral && types.every(({ kind }) => plainTypes.has(kind)))
  );
}

const plainTypes = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.LiteralType,
]);

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

/**
 * Names that a node takes out of a global object, or of a package, under any name: `const { fetch: load } =
 * globalThis`, `({ fetch: load } = globalThis)`, `globalThis['fetch']`, `import { createApiClient as make }`. The
 * global object under another name counts as all of it.
 */
function reachedBy(node: ts.Node): string[] {
  if (ts.isImportSpecifier(node)) return [namedIn(node)];
  if (ts.isBindingElement(node))
    return globals.test(sourceOf(node)?.getText() ?? '') ? [namedIn(node)] : [];
  if (ts.isVariableDeclaration(node))
    return isWholeGlobal(node.initializer) && ts.isIdentifier(node.name) ? ['fetch'] : [];
  if (ts.isElementAccessExpression(node) && isWholeGlobal(node.expression))
    return ts.isStringLiteralLike(node.argumentExpression)
      ? [node.argumentExpression.text]
      : ['fetch'];
  const isPattern =
    ts.isBinaryExpression(node) &&
    isWholeGlobal(node.right) &&
    ts.isObjectLiteralExpression(node.left);
  return isPattern ? node.left.properties.flatMap(({ name }) => name?.getText() ?? []) : [];
}

function isWholeGlobal(node: ts.Expression | undefined): boolean {
  const text = node && ts.isAsExpression(node) ? node.expression.getText() : node?.getText();
  return text !== undefined && /^(window|globalThis|self|document[.]defaultView)$/.test(text);
}

const namedIn = (node: ts.BindingElement | ts.ImportSpecifier | ts.PropertyAssignment) =>
  ('propertyName' in node ? (node.propertyName ?? node.name) : node.name).getText();

const importedFrom = (node: ts.ImportSpecifier): string =>
  node.parent.parent.parent.moduleSpecifier.getText().slice(1, -1);

/** The value that a pattern takes apart. */
function sourceOf(node: ts.BindingElement): ts.Expression | undefined {
  const declaration = node.parent.parent;
  if (ts.isBindingElement(declaration)) return sourceOf(declaration);
  return declaration.initializer;
}

/** Excludes equal names that are no use: a property being defined, a parameter, an import. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return (
      markup.has(node.text) ||
      memoHookNames.has(node.text) ||
      /^(window|globalThis|self|navigator|React|Math)$|\bdefaultView$/.test(ownerOf(node))
    );
  if (ts.isJsxAttribute(parent)) return markup.has(node.text);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node || markup.has(node.text);
  if (ts.isBindingElement(parent))
    return parent.initializer === node || memoHookNames.has(namedIn(parent));
  return !(
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    (ts.isVariableDeclaration(parent) && parent.initializer !== node) ||
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
