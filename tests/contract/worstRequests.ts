import fc from 'fast-check';
import {
  type Call,
  type Contract,
  follow,
  type JsonSchema,
} from '../../packages/server/src/http/readContract.ts';
import { createValid, type KnownValues } from './arbitraries.ts';
import { addressOf, createRequests, type FuzzRequest } from './fuzz.requests.ts';

/** A request as it is sent. */
export type WorstRequest = {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Made when it is sent: it may have 256 kB, and most are not sent in the gate. */
  body?: () => string;
  /** The contract allows it. */
  fits?: boolean;
  /** Equal for requests to which the same code responds, such as those with one value for fields of one schema. */
  proof: string;
};

const bodyLimit = 256 * 1024 - 64;
const addressLimit = 12_000;
const seed = 20_261_122;
const widestList = 'as many items as allowed';
const unknownParameters = 'unknown query parameters';

const emojiSequence = '👨‍👩‍👧‍👦';
const fillings: Record<string, (length: number) => string> = {
  'one letter': (length) => 'a'.repeat(length),
  'three-byte characters': (length) => 'あ'.repeat(length / 3),
  'one grapheme of combining characters': (length) => `e${'\u0301'.repeat(length / 2 - 1)}`,
  'graphemes of many code points': (length) => emojiSequence.repeat(length / 25),
  spaces: (length) => ' '.repeat(length),
  digits: (length) => '1'.repeat(length),
  'escaped control characters': (length) => '\u0001'.repeat(length / 6),
  'escaped quotes': (length) => '"'.repeat(length / 2),
  'an address of many dots': (length) => `a@${'a.'.repeat(length / 2 - 1)}`,
};

/** The most expensive requests within an operation's size limits, derived from its schemas. */
export function worstRequests(
  contract: Contract,
  call: Call,
  knownValues: KnownValues = {},
): WorstRequest[] {
  const { operation } = call;
  const [ordinary] = fc.sample(createRequests(contract, call, knownValues).good, {
    numRuns: 1,
    seed,
  });
  if (!ordinary) throw new Error(`${operation.operationId}: no request fits the contract.`);
  const { body: ordinaryText, ...bare } = ordinary;
  const wire = (
    name: string,
    sent: Omit<Partial<FuzzRequest>, 'body'> & { body?: () => string },
    proof = `${operation.operationId} ${name}`,
  ): WorstRequest => {
    const { method, headers, body, ...rest } = { ...bare, ...sent };
    const path = addressOf({ method, headers, ...rest });
    return { name, method, path, headers, ...(body !== undefined && { body }), proof };
  };
  const hasQuery = (operation.parameters ?? []).some((parameter) => parameter.in === 'query');
  const ordinaryBody = typeof ordinaryText === 'string' ? { body: () => ordinaryText } : {};
  return [
    ...largestPage(call, bare).map((query) => wire('the largest page', { ...ordinaryBody, query })),
    ...inAddress(bare).map(([name, path]) => ({
      ...wire(name, ordinaryBody, hasQuery || name === unknownParameters ? undefined : name),
      path,
    })),
    ...inHeaders(call, bare).map(([name, headers]) =>
      wire(name, { ...ordinaryBody, headers }, name),
    ),
    ...bodiesOf(contract, call, knownValues).map(({ name, body, type, proof }) => ({
      ...wire(name, { body, headers: { ...bare.headers, 'Content-Type': type } }, proof),
      fits: name.endsWith(widestList),
    })),
  ];
}

/** The query of the largest first page the contract allows. */
function largestPage({ operation }: Call, { query }: FuzzRequest): FuzzRequest['query'][] {
  const size = operation.parameters?.find(
    (parameter) => parameter.in === 'query' && parameter.name === 'size',
  );
  if (!size) return [];
  const others = query.filter(([name]) => name !== 'size' && name !== 'page');
  return [[...others, ['page', '1'], ['size', String(size.schema.maximum)]]];
}

function inAddress(sent: FuzzRequest): [string, string][] {
  const address = addressOf(sent);
  const path = `${address}${address.includes('?') ? '&' : '?'}`;
  const parameters = (nameOf: (index: number) => string) => {
    const list: string[] = [];
    for (let length = 0, index = 0; length < addressLimit; index++) {
      const text = nameOf(index);
      list.push(text);
      length += text.length + 1;
    }
    return `${path}${list.join('&')}`;
  };
  return [
    [unknownParameters, parameters((index) => `a${index.toString(36)}`)],
    ['one query parameter many times', parameters(() => 'page=1')],
    ['query parameters without a name', parameters(() => '=')],
    ['a long query parameter', `${path}cursor=${'%E3%81%82'.repeat(addressLimit / 9)}`],
    ['prototype names in the query', parameters(() => '__proto__=1&constructor=1')],
  ];
}

function inHeaders(
  { operation }: Call,
  { headers }: FuzzRequest,
): [string, Record<string, string>][] {
  const many = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`x-${index.toString(36)}`, '1']),
  );
  const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
  return [
    ['many headers', { ...headers, ...many }],
    ...named.flatMap(({ name }): [string, Record<string, string>][] => [
      [`a long ${name}`, { ...headers, [name]: 'a'.repeat(addressLimit) }],
      [`a ${name} of many parts`, { ...headers, [name]: 'a YQ==,'.repeat(addressLimit / 7) }],
    ]),
  ];
}

type Body = { name: string; body: () => string; type: string; proof?: string | undefined };

function bodiesOf(
  contract: Contract,
  { operation, method }: Call,
  knownValues: KnownValues,
): Body[] {
  if (method === 'get' || method === 'head') return [];
  const content = operation.requestBody?.content ?? {};
  const form = follow(contract, content['multipart/form-data']?.schema);
  const schema = (!form && content['application/json']?.schema) || {};
  // How it is read, before its schema is known.
  const reading = ` ${operation['x-body']} ${operation['x-maxBytes']}`;
  return [
    ...(form ? formBodies(form) : []),
    ...jsonBodies(contract, schema, knownValues).map((jsonBody) => ({
      ...jsonBody,
      proof: jsonBody.proof && jsonBody.proof + reading,
    })),
  ];
}

function jsonBodies(contract: Contract, schema: JsonSchema, knownValues: KnownValues): Body[] {
  const places = placesOf(contract, schema);
  const [example] = fc.sample(createValid(contract, knownValues)(schema), { numRuns: 1, seed });
  const isObject = typeof example === 'object' && example !== null;
  const start = isObject ? JSON.stringify(example).slice(0, -1) : '{';
  const comma = start.endsWith('{') ? '' : ',';
  const made: [string, () => string][] = [
    ['nested lists without an end', () => '['.repeat(100_000)],
    ['nested lists', () => `${'['.repeat(bodyLimit / 2)}${']'.repeat(bodyLimit / 2)}`],
    ['nested objects', () => `${'{"a":'.repeat(bodyLimit / 7)}1${'}'.repeat(bodyLimit / 7)}`],
    ['numbers as names', () => `${start}${comma}${repeated((index) => `"${index * 7919}":1`)}}`],
    ['one field many times', () => `${start}${comma}${repeated(() => '"content":"a"')}}`],
    ['prototype names', () => `${start}${comma}${repeated(() => '"__proto__":{"a":1}')}}`],
    ['constructors', () => `${start}${comma}${repeated(() => '"constructor":{"prototype":{}}')}}`],
    ['a long name', () => `${start}${comma}"${'あ'.repeat(bodyLimit / 3 - 2000)}":1}`],
    ['a long escaped name', () => `${start}${comma}"${'\\u0001'.repeat(bodyLimit / 6 - 2000)}":1}`],
    ['empty objects', () => `[${repeated(() => '{}')}]`],
    ['a long number', () => '1'.repeat(bodyLimit)],
    ['escaped backslashes', () => `"${'\\\\'.repeat(bodyLimit / 2 - 8)}"`],
    ['an open string', () => `"${'\\"'.repeat(bodyLimit / 2 - 8)}`],
  ];
  const ofFields = places.flatMap(({ way, schema: here }) =>
    inPlace(example, way, here).map(
      ([name, body]) => [`${way.join('.')}: ${name}`, body, `${name} ${checksOf(here)}`] as const,
    ),
  );
  const type = 'application/json';
  return [
    ...made.map(([name, body]) => ({ name, body, type, proof: name })),
    ...ofFields.map(([name, body, proof]) => ({ name, body, type, proof })),
    {
      name: 'unknown fields',
      body: () => `${start}${comma}${repeated((index) => `"${index.toString(36)}":1`)}}`,
      type,
    },
    ...widest(contract, schema, knownValues).map(([name, body]) => ({ name, body, type })),
  ];
}

/** A schema without what only people read. */
const checksOf = (schema: JsonSchema) =>
  JSON.stringify({ ...schema, description: undefined, examples: undefined, title: undefined });

/** Items separated by commas, up to the size limit. */
function repeated(partOf: (index: number) => string): string {
  const list: string[] = [];
  for (let length = 0, index = 0; length < bodyLimit - 24_000; index++) {
    const text = partOf(index);
    list.push(text);
    length += text.length + 1;
  }
  return list.join(',');
}

type Place = { way: string[]; schema: JsonSchema };

/** Every property of a body, lists as a whole. */
function placesOf(contract: Contract, source: JsonSchema, way: string[] = []): Place[] {
  const schema = follow(contract, source);
  const variants = Array.isArray(schema.oneOf) ? (schema.oneOf as JsonSchema[]) : [];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...(way.length > 0 ? [{ way, schema }] : []),
    ...properties.flatMap(([name, inner]) => placesOf(contract, inner, [...way, name])),
    ...variants.flatMap((variant) => placesOf(contract, variant, way)),
  ];
}

function inPlace(example: unknown, way: string[], schema: JsonSchema): [string, () => string][] {
  const put = (text: string) => {
    const mark = 'placeholder to replace';
    return JSON.stringify(filled(example, way, mark)).replace(JSON.stringify(mark), () => text);
  };
  if (schema.type === 'array' || schema.type === 'object')
    return [
      ['empty objects', () => put(`[${repeated(() => '{}')}]`)],
      ['numbers', () => put(`[${repeated(() => '1')}]`)],
      ['unknown fields', () => put(`{${repeated((index) => `"${index.toString(36)}":1`)}}`)],
    ];
  if (schema.type === 'integer')
    return [
      ['a long number', () => put('9'.repeat(bodyLimit - 4096))],
      ['a long fraction', () => put(`0.${'3'.repeat(bodyLimit - 4096)}`)],
    ];
  return Object.entries(fillings).flatMap(([name, fill]): [string, () => string][] => {
    const most = Number(schema.maxLength ?? 512);
    return [
      [`${name}, as long as a body`, () => put(JSON.stringify(fill(bodyLimit - 4096)))],
      [`${name}, as long as the field`, () => put(JSON.stringify(fill(most * 3).slice(0, most)))],
    ];
  });
}

function filled(value: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by;
  const object = typeof value === 'object' && value !== null ? value : {};
  return { ...object, [name]: filled((object as Record<string, unknown>)[name], rest, by) };
}

/** The largest body that fits the contract: full lists of different items. */
function widest(
  contract: Contract,
  schema: JsonSchema,
  knownValues: KnownValues,
): [string, () => string][] {
  const lists = placesOf(contract, schema).filter((place) => place.schema.type === 'array');
  const [example] = fc.sample(createValid(contract, knownValues)(schema), { numRuns: 1, seed });
  return lists.map(({ way, schema: { items, maxItems } }) => [
    `${way.join('.')}: ${widestList}`,
    () => {
      const list = fc.sample(createValid(contract)(items as JsonSchema), {
        numRuns: Number(maxItems ?? 1000),
        seed,
      });
      return JSON.stringify(filled(example, way, list));
    },
  ]);
}

const boundary = 'worst';

function formBodies(schema: JsonSchema): Body[] {
  const type = `multipart/form-data; boundary=${boundary}`;
  const names = Object.keys((schema.properties ?? {}) as Record<string, JsonSchema>);
  const part = (head: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const all = (parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
  const count = Math.floor(bodyLimit / 80);
  const numbered = Array.from({ length: count }, (_, index) => index);
  const made: [string, string][] = [
    ['many fields', all(numbered.map((index) => part(`name="f${index}"`, '1')))],
    ['many files', all(numbered.map((index) => part(`name="f${index}"; filename="a"`, '1')))],
    ['one field many times', all(numbered.map(() => part(`name="${names[0]}"`, '1')))],
    ['a long field', all([part(`name="${names[0]}"`, 'あ'.repeat(bodyLimit / 3 - 200))])],
    ['a long name', all([part(`name="${'a'.repeat(bodyLimit - 200)}"`, '1')])],
    [
      'many headers in a part',
      all([`--${boundary}\r\n${'X-A: 1\r\n'.repeat(bodyLimit / 8 - 20)}\r\n\r\n1\r\n`]),
    ],
    ['boundaries without an end', `--${boundary}\r\n`.repeat(bodyLimit / 9)],
    ['a long file name', all([part(`name="mediaFile"; filename="${'あ'.repeat(5000)}"`, '1')])],
    ...Object.entries(fillings).map(([name, fill]): [string, string] => [
      `every field: ${name}`,
      all(names.map((field) => part(`name="${field}"`, fill(1000)))),
    ]),
  ];
  return made.map(([name, body]) => ({ name, body: () => body, type }));
}
