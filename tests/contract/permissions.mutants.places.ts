import ts from 'typescript';

/** A guard within the declaration `of`, found by its syntax. Each kind has one way to disable it. */
export type Guard =
  /** `.where(column, …)` or `.on(column, …)` of a query; `within` names a literal or a method of the same chain. */
  | { where: string; within?: string }
  /** A comparison in SQL, by its left side and operator; becomes `true`. */
  | { sql: string }
  /** An `if` without `else` that ends the call, by names in its condition; its branch becomes empty. */
  | { refusal: string }
  /** A call, by the name of the function. */
  | { call: string; becomes: string }
  /** A comparison, by names and texts in it. */
  | { comparison: string; becomes: string }
  /** The only use of a local value. */
  | { value: string; becomes: string }
  /** A function within, by a name in it. */
  | { predicate: string; becomes: string }
  /** What the declaration is set to. */
  | { initializer: string }
  /** The name of the declaration. */
  | { name: string };

export type Place = {
  /** Names of declarations, from the outermost on: `authRoutes.logOutFan`. */
  of: string;
  guard: Guard;
};

type Edit = { start: number; end: number; text: string };

/** The source without the guard. Throws unless exactly one guard is found. */
export function withoutGuard(source: string, { of, guard }: Place): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const edits = declarationsOf(file, of.split('.')).flatMap((declaration) =>
    editsOf(declaration, guard),
  );
  const [edit, ...more] = edits;
  if (!edit || more.length > 0)
    throw new Error(`${of} has ${edits.length} guards ${JSON.stringify(guard)} instead of one.`);
  return source.slice(0, edit.start) + edit.text + source.slice(edit.end);
}

type Declaration = ts.Node & { name: ts.Identifier };

const isDeclaration = (node: ts.Node): node is Declaration =>
  (ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name);

function declarationsOf(root: ts.Node, [name, ...rest]: string[]): Declaration[] {
  const found = nodesIn(root, isDeclaration).filter((node) => node.name.text === name);
  return rest.length === 0 ? found : found.flatMap((node) => declarationsOf(node, rest));
}

function nodesIn<Kind extends ts.Node>(root: ts.Node, isKind: (node: ts.Node) => node is Kind) {
  const found: Kind[] = [];
  const visit = (node: ts.Node) => {
    if (isKind(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

function editsOf(declaration: Declaration, guard: Guard): Edit[] {
  if ('where' in guard)
    return nodesIn(declaration, ts.isCallExpression).flatMap((call) => {
      const { expression, arguments: args } = call;
      const isCondition =
        ts.isPropertyAccessExpression(expression) &&
        ['where', 'on'].includes(expression.name.text) &&
        textOf(args[0]) === guard.where &&
        (guard.within === undefined || mentions(chainOf(call), guard.within));
      return isCondition ? [{ start: expression.expression.end, end: call.end, text: '' }] : [];
    });
  if ('sql' in guard)
    return nodesIn(declaration, isTemplateText).flatMap((text) => conditionsIn(text, guard.sql));
  if ('refusal' in guard)
    return nodesIn(declaration, ts.isIfStatement)
      .filter(({ expression }) => mentions(expression, guard.refusal))
      .map(({ thenStatement }) => replaced(thenStatement, '{}'));
  if ('call' in guard)
    return nodesIn(declaration, ts.isCallExpression)
      .filter(({ expression }) => calledName(expression) === guard.call)
      .map((node) => replaced(node, guard.becomes));
  if ('comparison' in guard)
    return nodesIn(declaration, ts.isBinaryExpression)
      .filter((node) => isComparison(node) && mentions(node, guard.comparison))
      .map((node) => replaced(node, guard.becomes));
  if ('value' in guard)
    return nodesIn(declaration, ts.isIdentifier)
      .filter((node) => node.text === guard.value && isRead(node))
      .map((node) => replaced(node, guard.becomes));
  if ('predicate' in guard)
    return nodesIn(declaration, ts.isArrowFunction)
      .filter((node) => ts.isExpression(node.body) && mentions(node.body, guard.predicate))
      .filter((node) => mentions(node.parameters[0] ?? node, guard.predicate))
      .map((node) => replaced(node, guard.becomes));
  if ('name' in guard) return [replaced(declaration.name, guard.name)];
  const initializer = ts.isVariableDeclaration(declaration) && declaration.initializer;
  return initializer ? [replaced(initializer, guard.initializer)] : [];
}

const replaced = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.end,
  text,
});

const textOf = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined;

const isNode = (_node: ts.Node): _node is ts.Node => true;

/** Whether each of the words is a name or a text within the node. */
function mentions(root: ts.Node, words: string): boolean {
  const texts = new Set([root, ...nodesIn(root, isNode)].map(textOf));
  return words.split(' ').every((word) => texts.has(word));
}

/** The whole query that a call is part of. */
function chainOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isOuter =
    (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) &&
    parent.expression === node;
  return isOuter ? chainOf(parent) : node;
}

const calledName = (node: ts.Expression) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : textOf(node);

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/** Not a declaration, nor the name of a property. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(
    (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) &&
    parent.initializer !== node
  );
}

type TemplateText = ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.TemplateLiteral;

const isTemplateText = (node: ts.Node): node is TemplateText =>
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isNoSubstitutionTemplateLiteral(node);

/** Comparisons in one text of a template; the right side may be the interpolated value that follows. */
function conditionsIn(node: TemplateText, condition: string): Edit[] {
  const text = node.getText();
  const words = condition.split(' ').map((word) => word.replaceAll('.', '[.]'));
  const leftSide = new RegExp(`(?<![\\w.])${words.join('\\s+')}(?![\\w=])`, 'g');
  return [...text.matchAll(leftSide)].map((match) => {
    const from = match.index + match[0].length;
    return {
      start: node.getStart() + match.index,
      end: condition.endsWith(' is null') ? node.getStart() + from : endOfValue(node, from),
      text: 'true',
    };
  });
}

function endOfValue(node: TemplateText, after: number): number {
  const text = node.getText();
  const from = text.length - text.slice(after).trimStart().length;
  if (text.startsWith('${', from)) return endOfInterpolation(node);
  const value = /^[\w.:']+(\(\))?/.exec(text.slice(from))?.[0];
  if (value) return node.getStart() + from + value.length;
  // A subquery, whose last interpolated value stands before its closing bracket.
  const source = node.getSourceFile().text;
  let [at, depth] = [node.getStart() + from, 0];
  do {
    if (source[at] === '(') depth++;
    if (source[at] === ')') depth--;
    at++;
  } while (depth > 0 && at < source.length);
  return at;
}

/** The end of the `${…}` that follows a text. */
function endOfInterpolation(node: TemplateText): number {
  const { parent } = node;
  const index = ts.isTemplateSpan(parent) ? parent.parent.templateSpans.indexOf(parent) + 1 : 0;
  const template = ts.isTemplateSpan(parent) ? parent.parent : parent;
  const span = ts.isTemplateExpression(template) ? template.templateSpans[index] : undefined;
  if (!span) throw new Error('No value follows.');
  return span.literal.getStart() + 1;
}
