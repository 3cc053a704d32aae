import ts from 'typescript';
import { type Check, lineOf, parse, productSource, walk } from './project.ts';

const folders = ['app', 'admin', 'app-core', 'ui'].map((name) => `packages/${name}/src/`);
/** Those of overlays and of the way back ask themselves. */
const navigators = /^(useNavigate|useSearchParams)$/;
const navigation = /^(window[.])?(location[.](assign|replace)|history[.](back|forward|go))$/;
const pauses =
  /^(setTimeout|setInterval|requestAnimationFrame|queueMicrotask)$|[.](then|catch|finally)$/;

/**
 * Whoever waits for a call, a timer or an effect may follow a link meanwhile, and a navigation that comes then leads
 * back. Functions are followed by name inside a file, callbacks by owner and name through all files.
 */
export const checkLateNavigation: Check = (files) => {
  const sources = folders
    .flatMap((folder) => productSource(files, folder))
    .filter(([file]) => !file.includes('/testing/'))
    .map(([file, content]) => ({ file, source: parse(file, content) }));
  // Callbacks that are called after a pause, as `useSetup.0` or `useHandOver.onEnd`.
  const late = new Set<string>();
  for (let before = -1; before !== late.size; ) {
    before = late.size;
    for (const { source } of sources)
      for (const label of lateUses(source, callbacksOf(source), late).values()) late.add(label);
  }
  return sources.flatMap(({ file, source }) =>
    [...lateUses(source, resultsOf(source, navigators), late).keys()].map((node) => ({
      file,
      line: lineOf(node),
      rule: 'late-navigation-asks-first',
      message: `${node.getText()} changes the address after a pause, a call or an effect: somebody may have left meanwhile. Ask isCurrent() of useIsCurrent first.`,
    })),
  );
};

/** Functions of a file by name, and what each stands for: a hook's result, or a parameter of another function. */
type Names = Map<string, string>;

function resultsOf(source: ts.SourceFile, hook: RegExp): Names {
  const names: Names = new Map();
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    const call = ts.isCallExpression(node.initializer) && node.initializer.expression.getText();
    // The second result of useSearchParams changes the address.
    const name = ts.isArrayBindingPattern(node.name) ? node.name.elements[1] : node.name;
    if (call && hook.test(call) && name) names.set(name.getText(), call);
  });
  return names;
}

function callbacksOf(source: ts.SourceFile): Names {
  const names: Names = new Map();
  walk(source, (node) => {
    const owner = ts.isParameter(node) && nameOf(node.parent);
    if (!owner) return;
    const add = (name: ts.BindingName, label: string) => {
      const text = name.getText();
      if (ts.isObjectBindingPattern(name))
        for (const element of name.elements)
          add(element.name, `${owner}.${(element.propertyName ?? element.name).getText()}`);
      else if (source.text.includes(`${text}(`) || /^on[A-Z]|^options$/.test(text))
        names.set(text, label);
    };
    add(node.name, `${owner}.${node.parent.parameters.indexOf(node)}`);
    walk(node.parent, (inner) => {
      if (ts.isVariableDeclaration(inner) && inner.initializer?.getText() === node.name.getText())
        add(inner.name, owner);
    });
  });
  return names;
}

/** Uses of names after a pause, each with what it stands for; also through functions of the same file. */
function lateUses(source: ts.SourceFile, names: Names, late: ReadonlySet<string>) {
  const guards = resultsOf(source, /^useIsCurrent$/);
  const found = new Map<ts.Node, string>();
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    walk(source, (node) => {
      const label = labelOf(node, names);
      if (label === undefined || found.has(node)) return;
      const moment = momentOf(node, guards, late);
      if (moment === 'late') found.set(node, label);
      else if (moment && !names.has(moment.name)) names.set(moment.name, label);
    });
  }
  return found;
}

function labelOf(node: ts.Node, names: Names): string | undefined {
  if (ts.isPropertyAccessExpression(node) && navigation.test(node.getText())) return node.getText();
  const { parent } = node;
  if (!ts.isIdentifier(node) || ts.isBindingElement(parent)) return;
  if ('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) return;
  const label = names.get(node.text);
  // `options.onDone` of a parameter that is an object.
  return ts.isPropertyAccessExpression(parent)
    ? label?.replace(/[.]\d+$/, `.${parent.name.text}`)
    : label;
}

/** Late, or when the function of that name is called. */
function momentOf(start: ts.Node, guards: Names, late: ReadonlySet<string>) {
  let from = ts.isPropertyAccessExpression(start.parent) ? start.parent : start;
  if (ts.isCallExpression(from.parent) && from.parent.expression === from) from = from.parent;
  else if (takerOf(from, late) === 'pause') return 'late';
  for (let isDirect = true; ; isDirect = false) {
    const scope = ts.findAncestor(from.parent, ts.isFunctionLike);
    if (!scope) return;
    let paused = -1;
    let position = -1;
    walk(scope, (node) => {
      if (node.end >= from.end) return;
      const isOwn = ts.findAncestor(node.parent, ts.isFunctionLike) === scope;
      if (ts.isAwaitExpression(node) && isOwn) paused = node.end;
      if (ts.isCallExpression(node) && guards.has(node.expression.getText())) position = node.end;
    });
    if (position > paused) return;
    const taker = takerOf(scope, late);
    if (paused >= 0 || taker === 'pause' || (isDirect && taker === 'effect')) return 'late';
    const name = isDirect && nameOf(scope);
    if (name) return { name };
    from = scope;
  }
}

/** The name under which a function is called. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  const isEvent = ts.isCallExpression(parent) && parent.expression.getText() === 'useEffectEvent';
  return isEvent ? nameOf(parent) : undefined;
}

/** What calls a function that is passed on: a timer or the end of a call, or an effect. */
function takerOf(value: ts.Node, late: ReadonlySet<string>): 'pause' | 'effect' | undefined {
  let property = ts.isMethodDeclaration(value) ? value.name.getText() : undefined;
  for (let node = value; ; node = node.parent) {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent))
      property = parent.name.getText();
    else if (ts.isJsxAttribute(parent)) {
      const component = parent.parent.parent.tagName.getText();
      return late.has(`${component}.${parent.name.getText()}`) ? 'pause' : undefined;
    } else if (ts.isCallExpression(parent)) {
      const index = parent.arguments.findIndex((argument) => argument.pos === node.pos);
      const taker = parent.expression.getText();
      if (pauses.test(taker) || late.has(`${taker}.${property ?? index}`)) return 'pause';
      return /^use(Layout)?Effect$/.test(taker) ? 'effect' : undefined;
    } else if (!isPassing(parent)) return;
  }
}

/** Expressions whose value is one of their parts. */
const isPassing = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node) ||
  ts.isJsxExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isConditionalExpression(node);
