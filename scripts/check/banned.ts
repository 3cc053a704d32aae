import ts from 'typescript';
import {
  type Check,
  commentsOf,
  lineAt,
  lineOf,
  type Problem,
  parse,
  productSource,
  walk,
} from './project.ts';

const outsideWorld = new Set([
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'sendBeacon',
]);
const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML']);
const remembered = new Set(['useMemo', 'useCallback', 'memo']);

/** What the linter does not forbid and the product's policy or the house does. */
export const checkBanned: Check = (files) =>
  [
    ...productSource(files, 'packages/'),
    ...[...files].filter(([file]) => /\.(test|stories|spec)\.tsx?$|^scripts\/.*\.ts$/.test(file)),
  ].flatMap(([file, content]) => {
    const source = parse(file, content);
    const inUi = /^packages\/ui\/src\/(?!testing\/)/.test(file) && !/\.(test|stories)\./.test(file);
    const inPackages = file.startsWith('packages/');
    const problems: Problem[] = [];
    const report = (line: number, rule: string, message: string) =>
      problems.push({ file, line, rule, message });

    walk(source, (node) => {
      if (inPackages && ts.isJsxOpeningLikeElement(node)) {
        const tag = node.tagName.getText();
        if (tag === 'style' || tag === 'script')
          report(
            lineOf(node),
            'no-inline-code',
            `The product's policy refuses <${tag}> in the page. Styles belong to a .css.ts, scripts to a module.`,
          );
      }
      if (!ts.isIdentifier(node) || !isUse(node)) return;
      const name = node.text;
      if (inPackages && markup.has(name))
        report(
          lineOf(node),
          'no-markup-from-strings',
          `Trusted Types refuse "${name}", and so does safety. Make elements with React, text with textContent.`,
        );
      if (inUi && outsideWorld.has(name))
        report(
          lineOf(node),
          'ui-knows-no-fetch-cache-store-router',
          `"${name}" reaches outside. ui shows what it is given: take the value and an on… event as props.`,
        );
      if (inPackages && remembered.has(name) && ts.isCallExpression(node.parent) && !hasNote(node))
        report(
          lineOf(node),
          'the-compiler-remembers',
          `The React Compiler does what "${name}" does. Take it out, or write what you measured in a comment above.`,
        );
      if (file.startsWith('packages/server/') && name === 'random' && ownerOf(node) === 'Math')
        report(
          lineOf(node),
          'no-guessable-numbers',
          'Math.random can be guessed. Use randomUUID, randomInt or randomBytes of node:crypto.',
        );
    });

    for (const { pos, end } of commentsOf(source)) {
      const todo = /\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d)/.exec(content.slice(pos, end));
      if (todo)
        report(
          lineAt(source, pos + todo.index),
          'no-todo-without-an-issue',
          'Do it, or open an issue and name it: TODO(#12).',
        );
    }
    return problems;
  });

/** Not a name that happens to be the same: a property being defined, a parameter, an import. */
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
