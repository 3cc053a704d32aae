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

/** Biome's rule of properties passes over assignments. */
const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML']);
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
/** The places that compute the day in Japan: for apps and server, for SQL, and for what ui shows. */
const dayPlaces = new Set([
  'packages/api-client/src/day.ts',
  'packages/server/src/db/day.queries.ts',
  'packages/ui/src/format/time.ts',
]);
const dayNotation = /Asia\/Tokyo|\+09:00|^(sv-SE|en-CA)$|\bat time zone\b|\bdate_trunc\(/;

const appProduct = /^packages\/(app|admin)\/src\/(?!testing\/)/;

const besidePackages = /^(scripts|tests|[.]storybook)\/.*[.](tsx?|mjs)$/;
/** Benchmarks wait for fixed times: what happens in them is measured. */
const isTestCode = (file: string) => isTestOrStory(file) || /^tests\/(?!performance\/)/.test(file);
/** The one place that waits between two looks at a state. */
const pollingHelper = 'tests/support/until.ts';
const withoutFixedWaits = (file: string) => isTestCode(file) && file !== pollingHelper;

/** Rules beyond the linter's settings (biome.json): the house style. */
export const checkBanned: Check = (files) =>
  [
    ...productSource(files, 'packages/'),
    ...[...files].filter(([file]) => isTestOrStory(file) || besidePackages.test(file)),
  ].flatMap(([file, content]) => {
    const source = parse(file, content);
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
      if (inPackages && ts.isPropertyAccessExpression(node) && markup.has(node.name.text))
        report(
          lineOf(node),
          'no-markup-from-strings',
          `Trusted Types block "${node.name.text}". Create elements with React, text with textContent.`,
        );
      if (isUiProduct && ts.isJsxOpeningElement(node) && isListWithoutRole(node))
        report(
          lineOf(node),
          'lists-keep-their-role',
          'Safari drops the role of a list without bullets. Add role="list".',
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

/** Texts may contain a slash: `3/10`. */
const uiProduct = /^packages\/ui\/src\/(?!testing\/)(?!.*messages[.]ts$)/;

/** `'/u/top'`, or a path after a value: `${base}/message`, `${base}/${path}`. */
const isAddress = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
    ? /^\/[a-z]/i.test(node.text) || node.text === '/'
    : (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) && /^\/([a-z]|$)/i.test(node.text);

const isListWithoutRole = ({ tagName, attributes }: ts.JsxOpeningElement): boolean =>
  /^[uo]l$/.test(tagName.getText()) &&
  !attributes.properties.some(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'role',
  );

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

const namedIn = (node: ts.ImportSpecifier) => (node.propertyName ?? node.name).getText();

function hasNote(node: ts.Node): boolean {
  const statement = ts.findAncestor(node, ts.isStatement);
  const text = node.getSourceFile().text;
  return statement !== undefined && ts.getLeadingCommentRanges(text, statement.pos) !== undefined;
}
