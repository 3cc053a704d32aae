import ts from 'typescript';
import { type Check, lineOf, type Problem, parse, walk } from './project.ts';

/** Retired words, each with its replacement. */
const retired: ReadonlyMap<string, string> = new Map([
  ['arrival', 'ScrollAndFocus'],
  ['asof', 'LastUpdated'],
  ['awake', 'wakeLock'],
  ['breath', 'delayMs'],
  ['bring', 'load, move or set'],
  ['brings', 'load, move or set'],
  ['busy', 'pending, running or inUse'],
  ['chat', 'topic, message or thread'],
  ['chats', 'topics, messages or threads'],
  ['courier', 'deliveryQueue'],
  ['door', 'entry, index or export'],
  ['doors', 'entries, indexes or exports'],
  ['errand', 'task'],
  ['errands', 'tasks'],
  ['farewell', 'killSwitch'],
  ['hearers', 'recipients'],
  ['kept', 'stored'],
  ['lazily', 'lazyScreen'],
  ['linger', 'earlyResponse'],
  ['lingering', 'earlyResponse'],
  ['morph', 'viewTransition'],
  ['news', 'notices, events or new messages'],
  ['owing', 'pending'],
  ['patience', 'timeoutMs'],
  ['spend', 'consume'],
  ['spent', 'consumed'],
  ['talk', 'topic or thread'],
  ['talks', 'topics or threads'],
  ['tell', 'send, notify or report'],
  ['telling', 'notification or delivery'],
  ['tells', 'sends, notifies or reports'],
  ['told', 'sent, notified or reported'],
  ['upkeep', 'maintenance'],
  ['whoever', 'person'],
  ['witness', 'ackLog'],
]);

/** Names of the specification, of columns, and of values that devices have stored. */
const fixed = new Set([
  ...['chatCount', 'chatType', 'listFanChats', 'talkedAt'],
  ...['busyUntil', 'pushToldOrders'],
  'news',
]);

/** Names that say nothing about the value of a variable, parameter or function. */
const empty = new Set(['given', 'asked', 'known', 'wanted', 'one', 'left', 'rest']);

/** In these files `left` is a side. */
const sides = /\b(right|top|width)\b/;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Retired words of docs/glossary.md may not be used in file names and identifiers. */
export const checkWords: Check = (files) =>
  [...files].flatMap(([file, content]) => {
    if (!/\.(tsx?|mts|mjs)$/.test(file) || /\.gen\.ts$/.test(file)) return [];
    const problems: Problem[] = [];
    const report = (line: number, name: string) => {
      const word = fixed.has(name) ? undefined : wordsOf(name).find((word) => retired.has(word));
      if (word !== undefined)
        problems.push({
          file,
          line,
          rule: 'plain-words',
          message: `"${name}" contains "${word}". Use ${retired.get(word)}; see docs/glossary.md.`,
        });
    };
    const speaksOfSides = sides.test(content);
    const reportEmpty = (node: Declaration, name: string) => {
      const isSide = name === 'left' && speaksOfSides;
      if (empty.has(name) && isNamedHere(node) && !isSide)
        problems.push({
          file,
          line: lineOf(node),
          rule: 'plain-words',
          message: `"${name}" does not say what the value is. Use a noun for it.`,
        });
      if (/^most[A-Z]/.test(name))
        problems.push({
          file,
          line: lineOf(node),
          rule: 'plain-words',
          message: `"${name}" is an upper limit: call it "${name.replace('most', 'max')}".`,
        });
    };
    report(1, file.split('/').at(-1)?.replace(/\..*$/, '') ?? '');
    walk(parse(file, content), (node) => {
      if (!isDeclaration(node) || !node.name || !ts.isIdentifier(node.name)) return;
      report(lineOf(node.name), node.name.text);
      reportEmpty(node, node.name.text);
    });
    return problems;
  });

type Declaration = ts.NamedDeclaration & { name?: ts.Node };

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isBindingElement(node);

/** Not a property, whose name may come from stored or sent data, and not what remains of a pattern (`...rest`). */
const isNamedHere = (node: Declaration) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  (ts.isParameter(node) && !node.dotDotDotToken) ||
  (ts.isBindingElement(node) && !node.dotDotDotToken && !isFromProperty(node));

/** `{ left }` has the name of the property; `{ a: left }` and `[left]` have one of their own. */
const isFromProperty = (node: ts.BindingElement) =>
  ts.isObjectBindingPattern(node.parent) && !node.propertyName;
