import ts from 'typescript';
import { type Check, lineOf, type Problem, parse, walk } from './project.ts';

/** Words that a reader has to decode, each with the word that the field uses. */
const retired: Readonly<Record<string, string>> = {
  arrival: 'ScrollAndFocus',
  asof: 'LastUpdated',
  awake: 'wakeLock',
  chat: 'topic, message or thread',
  chats: 'topics, messages or threads',
  courier: 'deliveryQueue',
  farewell: 'killSwitch',
  lazily: 'lazyScreen',
  linger: 'earlyResponse',
  lingering: 'earlyResponse',
  morph: 'viewTransition',
  patience: 'timeoutMs',
  talk: 'topic or thread',
  talks: 'topics or threads',
  upkeep: 'maintenance',
  witness: 'ackLog',
};

/** Names that the specification gives, to which the contract and the database are held. */
const given = new Set(['chatType', 'talkedAt']);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** One concept, one word: what docs/glossary.md has retired does not come back in a file or a name. */
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
          message: `"${name}" says "${word}". Say ${retired[word]}; docs/glossary.md has the words.`,
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
