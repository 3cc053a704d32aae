import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippingFees } from '@homestand/api-client/shippingFee';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { z } from 'zod';
import { decodeText } from '../text/decodeText.ts';
import { type CardKind, type ClubDefinition, cardKinds, clubDefinition } from './definition.ts';
import { readLogo } from './logo.ts';
import { cardKindNames, messages, wideSigns } from './messages.ts';

/** A club as the server uses it: the file's values with the defaults. */
export type Club = Omit<ClubDefinition, 'shipping' | 'logo' | 'shortName' | 'cardKinds'> & {
  folder: string;
  shortName: string;
  /** The sanitised SVG; null without one. */
  logo: string | null;
  shipping: ShippingFees;
  /** The kinds of cards that the club uses. */
  cardKinds: { [kind in CardKind]?: { name: string; stamp?: string | undefined } | undefined };
};

export const clubFile = 'club.json';

/** Reads the folder of a club, or returns every problem with its line and what is expected. */
export function readClub(folder: string): { club: Club } | { problems: string[] } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, clubFile));
  } catch {
    return { problems: [messages.noFolder(folder)] };
  }
  const decoded = decodeText(bytes);
  if (decoded?.encoding !== 'UTF-8')
    return { problems: [messages.atFile(clubFile, messages.notUtf8(decoded?.encoding))] };
  const parsed = parseClub(decoded.text);
  if ('problems' in parsed) return parsed;
  const { definition } = parsed;
  const logo = definition.logo === undefined ? null : readLogo(join(folder, definition.logo));
  if (logo && 'problems' in logo)
    return {
      problems: logo.problems.map((problem) => messages.atFile(definition.logo ?? '', problem)),
    };
  return { club: clubOf(definition, folder, logo?.svg ?? null) };
}

function clubOf(definition: ClubDefinition, folder: string, logo: string | null): Club {
  const { shipping, shortName = definition.name } = definition;
  const allKinds = Object.fromEntries(
    cardKinds.map((kind) => [kind, { name: cardKindNames[kind] }]),
  );
  const prefectures = Object.entries(shipping.byPrefecture ?? {});
  return {
    ...definition,
    folder,
    shortName,
    logo,
    cardKinds: definition.cardKinds ?? allKinds,
    shipping: {
      fee: shipping.fee,
      freeFrom: shipping.freeFrom ?? null,
      byPrefecture: prefectures.flatMap(([prefecture, fee]) =>
        fee === undefined ? [] : [{ prefecture, fee }],
      ),
    },
  };
}

/** Checks the text of a club.json. */
function parseClub(text: string): { definition: ClubDefinition } | { problems: string[] } {
  const tooDeep = depthAbove(maxDepth, text);
  if (tooDeep !== undefined) return { problems: [at(text, tooDeep, messages.notJson)] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [broken] = errors;
  if (broken || !root) return { problems: [notJson(text, broken)] };
  const twice = keysTwice(root).map((node) => at(text, node.offset, messages.twice(node.value)));
  // A text is used instead of jsonc-parser's value: JSON.parse has passed, and both agree on JSON.
  const result = clubDefinition.safeParse(JSON.parse(text));
  if (result.success && twice.length === 0) return { definition: result.data };
  const problems = result.error?.issues.flatMap((issue) => sentences(text, root, issue)) ?? [];
  return { problems: [...twice, ...problems] };
}

function notJson(text: string, broken: ParseError | undefined): string {
  if (!broken) return at(text, 0, messages.notJson);
  const { offset, length } = broken;
  // The text of an open string may have such signs by right, but hardly a quotation mark: it was to end there.
  const signs = text[offset] === '"' ? wideSigns.quotes : wideSigns.all;
  const found = signs.exec(text.slice(offset, offset + Math.max(1, length)));
  if (!found) return at(text, offset, messages.notJson);
  const [sign] = found;
  const half = wideSigns.quotes.test(sign) ? '"' : (wideSigns.half[sign] ?? '');
  return at(text, offset + found.index, messages.wideSign(sign, half));
}

/** Far above that of a definition; the reader calls itself for each level. */
const maxDepth = 50;

/** Where brackets are open more than so many deep. */
function depthAbove(most: number, text: string): number | undefined {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (found === '[' || found === '{') depth += 1;
    if (found === ']' || found === '}') depth -= 1;
    if (depth > most) return index;
  }
  return undefined;
}

function at(text: string, offset: number, sentence: string): string {
  const before = text.slice(0, offset).split('\n');
  return messages.at(before.length, (before.at(-1)?.length ?? 0) + 1, sentence);
}

/** JSON keeps the last of two equal keys without a word. */
function keysTwice(node: Node): Node[] {
  const keys =
    node.type === 'object'
      ? (node.children ?? []).flatMap((child) => child.children?.[0] ?? [])
      : [];
  const own = keys.filter((key, index) =>
    keys.slice(0, index).some(({ value }) => value === key.value),
  );
  return [...own, ...(node.children ?? []).flatMap(keysTwice)];
}

function sentences(text: string, root: Node, issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const node = findNodeAtLocation(root, path);
  const schema = schemaAt(path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => {
      const unknown = findNodeAtLocation(root, [...path, name])?.parent;
      return at(text, unknown?.offset ?? 0, messages.unknownKey(name, knownKeys(schema)));
    });
  const key = path.join('.');
  const expected = String(schema.meta()?.expected ?? '');
  if (node) return [at(text, node.offset, messages.expected(key, expected, textOf(text, node)))];
  const parent = findNodeAtLocation(root, path.slice(0, -1)) ?? root;
  return [at(text, parent.offset, messages.missing(key, expected))];
}

const textOf = (text: string, { offset, length }: Node) =>
  length > 60 ? `${text.slice(offset, offset + 60)}…` : text.slice(offset, offset + length);

type Inside = {
  shape?: Record<string | number, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
};

/** The schema of a place in the file. */
function schemaAt(path: readonly (string | number)[]): z.ZodType {
  let schema: z.ZodType = clubDefinition;
  for (const part of path) {
    const { shape, element, valueType } = insideOf(schema);
    const inner = shape?.[part] ?? element ?? valueType;
    if (!inner) break;
    schema = 'unwrap' in inner ? (inner.unwrap as () => z.ZodType)() : inner;
  }
  return schema;
}

function knownKeys(schema: z.ZodType): string[] {
  const { shape, keyType } = insideOf(schema);
  return shape ? Object.keys(shape) : [String(keyType?.meta()?.expected ?? '')];
}

const insideOf = (schema: z.ZodType) => schema.def as Inside;
