import ts from 'typescript';
import { type Check, lineOf, type Problem, parse, walk } from './project.ts';

/** Retired words, each with its replacement. */
const retired: Readonly<Record<string, string>> = {
  arrival: 'ScrollAndFocus',
  asof: 'LastUpdated',
  awake: 'wakeLock',
  breath: 'delayMs',
  chat: 'topic, message or thread',
  chats: 'topics, messages or threads',
  courier: 'deliveryQueue',
  farewell: 'killSwitch',
  hearers: 'recipients',
  lazily: 'lazyScreen',
  linger: 'earlyResponse',
  lingering: 'earlyResponse',
  morph: 'viewTransition',
  patience: 'timeoutMs',
  spend: 'consume',
  spent: 'consumed',
  talk: 'topic or thread',
  talks: 'topics or threads',
  upkeep: 'maintenance',
  witness: 'ackLog',
};

/** Names given by the specification. */
const given = new Set(['chatType', 'talkedAt']);

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
      const word = given.has(name) ? undefined : wordsOf(name).find((one) => one in retired);
      if (word !== undefined)
        problems.push({
          file,
          line,
          rule: 'plain-words',
          message: `"${name}" contains "${word}". Use ${retired[word]}; see docs/glossary.md.`,
        });
    };
    report(1, file.split('/').at(-1)?.replace(/\..*$/, '') ?? '');
    walk(parse(file, content), (node) => {
      if (isDeclaration(node) && node.name && ts.isIdentifier(node.name))
        report(lineOf(node.name), node.name.text);
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
  ts.isPropertySignature(node);
