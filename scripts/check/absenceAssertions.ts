import ts from 'typescript';
import { type Check, lineOf, type Problem, parse, walk } from './project.ts';

const browserTests = /^tests\/(e2e|engines|storybook)\/.*[.]spec[.]ts$/;

/** They show another page. */
const navigations = /^(goto|go|reload|navigate|open\w*|payPage|showApp)$/;
/** They change what the page shows. */
const actions =
  /^(goBack|goForward|back|click|dblclick|tap|press|check|uncheck|selectOption|setFiles|send)$/;
const signs = /^(waitFor\w*|until\w*|expect\w+|see|count|reads|find(All)?By\w+)$/;
/** They fail where the thing is not there. */
const presence = /(^|[.])((get|find)(All)?By\w+|expectOnlyInTwin)$/;
const negated = /[.]not[.](toBeVisible|toBeAttached|toBeInTheDocument|toBeInViewport)$/;

/** What happened last on a page that has not shown itself since. */
type Pending = 'navigation' | 'action';

/**
 * "It is not there" is true of a page that has not loaded, and of an answer that has not come. It counts after a
 * positive sign, or when the same thing was there before the action that removes it.
 */
export const checkEarlyAbsence: Check = (files) =>
  [...files].flatMap(([file, content]) => {
    if (file.endsWith('.stories.tsx')) return bareAbsences(file, content);
    if (!browserTests.test(file)) return [];
    const problems: Problem[] = [];
    walk(parse(file, content), (node) => {
      if (!ts.isCallExpression(node) || !/^(test|it)$/.test(node.expression.getText())) return;
      const body = node.arguments.find((argument) => ts.isFunctionLike(argument));
      if (body)
        for (const line of earlyAbsences(body))
          problems.push({
            file,
            line,
            rule: 'absence-comes-after-presence',
            message:
              'This is true before the page or the answer is there. Expect something that shows first.',
          });
    });
    return problems;
  });

/** Plays that ask for nothing but absence, which holds of every name that nothing has any more. */
function bareAbsences(file: string, content: string): Problem[] {
  const problems: Problem[] = [];
  // Most plays ask for no absence at all: their files are not parsed.
  if (!/queryBy|[.]not[.]to/.test(content)) return problems;
  walk(parse(file, content), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'play') return;
    const calls: ts.CallExpression[] = [];
    walk(node.initializer, (inner) => {
      if (ts.isCallExpression(inner)) calls.push(inner);
    });
    const asserted = calls.flatMap((call) => {
      const subject = expected(call)?.replaceAll('\n', '');
      return subject === undefined ? [] : [isAbsence(call, call.expression.getText(), subject)];
    });
    const isFound = calls.some(({ expression }) => presence.test(expression.getText()));
    if (asserted.length > 0 && asserted.every(Boolean) && !isFound)
      problems.push({
        file,
        line: lineOf(node),
        rule: 'absence-has-a-twin',
        message:
          'This play also passes when the thing has another name. Use expectOnlyInTwin of ui/src/testing/twin.ts.',
      });
  });
  return problems;
}

function earlyAbsences(test: ts.Node): number[] {
  const lines: number[] = [];
  const pending = new Map<string, Pending>();
  const pages = new Set<string>();
  /** Locators of a page, by the names under which a test keeps them. */
  const names = new Map<string, string>();
  /** What was expected or used on a page since it was navigated. */
  let seen = '';
  const pagesOf = (text: string): string[] => {
    const words = text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? [];
    return words.flatMap((word) => names.get(word) ?? (pages.has(word) ? word : []));
  };
  const clear = (text: string, of?: Pending) => {
    for (const page of pagesOf(text)) if (!of || pending.get(page) === of) pending.delete(page);
  };

  visit(test);
  return lines;

  function visit(node: ts.Node) {
    ts.forEachChild(node, visit);
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const [page] = pagesOf(node.initializer.getText());
      if (page && ts.isIdentifier(node.name) && !pages.has(node.name.text))
        names.set(node.name.text, page);
    }
    if (ts.isCallExpression(node)) call(node);
  }

  function call(node: ts.CallExpression) {
    const text = node.getText().replaceAll(/\s+/g, '');
    const callee = node.expression.getText();
    const name = callee.split('.').at(-1) ?? '';
    const subject = name === 'dontSee' ? text.slice(callee.length + 1, -1) : expected(node);
    if (subject !== undefined) {
      if (isAbsence(node, callee, subject)) {
        const page = pagesOf(text).find((page) => pending.has(page));
        const wasThere =
          page && pending.get(page) === 'action' && seen.includes(subject.replace(/[)]$/, ''));
        if (page && !wasThere) lines.push(lineOf(node));
      } else if (isAwaited(node) && !callee.includes('.not.')) {
        seen += ` ${subject}`;
        // The address changes before the page.
        clear(subject, name === 'toHaveURL' ? 'action' : undefined);
      }
    } else if (navigations.test(name)) {
      const opened = ts.findAncestor(node, ts.isVariableDeclaration)?.name.getText();
      const page = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.expression.getText()
        : opened;
      if (!page || !/^[\w$]+$/.test(page)) return;
      pages.add(page);
      pending.set(page, 'navigation');
      seen = '';
    } else if (signs.test(name) && isAwaited(node)) {
      seen += ` ${text}`;
      clear(text);
    } else if (actions.test(name)) {
      seen += ` ${text}`;
      const page = /[\w$]+/.exec(callee.startsWith(name) ? text.slice(name.length) : text)?.[0];
      for (const name of pagesOf(text).length > 0 ? pagesOf(text) : page ? [page] : [])
        if (!pending.has(name)) pending.set(name, 'action');
      if (page) pages.add(page);
    }
  }
}

/** The argument of `expect` of which a call asserts something; undefined for every other call. */
function expected({ expression }: ts.CallExpression): string | undefined {
  let inner: ts.Expression = expression;
  while (ts.isPropertyAccessExpression(inner)) inner = inner.expression;
  if (inner === expression || !ts.isCallExpression(inner)) return undefined;
  if (!/^expect([.]\w+)?$/.test(inner.expression.getText())) return undefined;
  return (inner.arguments[0]?.getText() ?? '').replaceAll(/\s+/g, '');
}

function isAbsence(node: ts.CallExpression, callee: string, subject: string): boolean {
  return (
    /[.]dontSee$/.test(callee) ||
    (/[.]toHaveCount$/.test(callee) && node.arguments[0]?.getText() === '0') ||
    (/[.]toBeHidden$/.test(callee) && !callee.includes('.not.')) ||
    negated.test(callee) ||
    (/[.](toBeNull|toBe)$/.test(callee) && /[.]queryBy\w+\(/.test(subject))
  );
}

const isAwaited = (node: ts.Node) => ts.isAwaitExpression(node.parent);
