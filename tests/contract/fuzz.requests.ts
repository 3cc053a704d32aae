import fc from 'fast-check';
import {
  type Call,
  type Contract,
  follow,
  type JsonSchema,
} from '../../packages/server/src/http/readContract.ts';
import { corrupted, createValid, type KnownValues } from './arbitraries.ts';
import type { ContractValidator } from './contractValidator.ts';

export type FuzzRequest = {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  body?: string | Record<string, string>;
};

const oddQueries: [string, string][] = [
  ['page', ''],
  ['page', '0x1'],
  ['__proto__', '1'],
  ['a[b]', '1'],
  ['', ''],
];
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e2',
  '0x10',
  '+1',
  ' 1',
  '01',
  'NaN',
  'null',
  '99999999999999999999',
  '\0',
  '..',
  '../x',
  '%',
  '\ud800',
  "'",
  'あ'.repeat(300),
];
const malformedBodies = [
  '',
  '{',
  '[]',
  'null',
  '{"__proto__":{"role":"player"}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1e999}',
  '['.repeat(20_000),
  '"\\ud800"',
  '{"content":"\\u0000"}',
  '\ufeff{}',
  'a=b',
  ' '.repeat(300_000),
];
const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  'APPLICATION/JSON',
  '',
];
const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Generates requests of one operation: ones that fit the contract, and ones with one thing wrong. */
export function createRequests(
  contract: Contract,
  { path, method, operation }: Call,
  knownValues: KnownValues,
) {
  const valid = createValid(contract, knownValues);
  const parameters = operation.parameters ?? [];
  const content = Object.entries(operation.requestBody?.content ?? {})[0];
  const [type = '', { schema: bodySchema = {} } = {}] = content ?? [];
  const isForm = type === 'multipart/form-data';

  const part = (where: string) => {
    const own = parameters.filter((parameter) => parameter.in === where);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
      required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    };
    // The schema describes an object.
    return valid(schema) as fc.Arbitrary<Record<string, unknown>>;
  };
  const fields = (value: unknown) =>
    Object.fromEntries(Object.entries(value ?? {}).map(([name, field]) => [name, asText(field)]));
  const bodyOf = (value: unknown) => (isForm ? fields(value) : JSON.stringify(value));
  const body = content ? valid(bodySchema) : fc.constant(undefined);

  const request = (bodies: fc.Arbitrary<unknown>) =>
    fc
      .record({ path: part('path'), query: part('query'), headers: part('header'), body: bodies })
      .map(
        (made): FuzzRequest => ({
          method: method.toUpperCase(),
          path: path.replaceAll(/[{](\w+)[}]/g, (_, name) => encode(asText(made.path[name]))),
          query: Object.entries(made.query).map(([name, field]) => [name, asText(field)]),
          headers: {
            ...asHeaders(fields(made.headers)),
            ...(type !== '' && !isForm && { 'Content-Type': type }),
          },
          ...(made.body !== undefined && { body: bodyOf(made.body) }),
        }),
      );

  const good = request(body);
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => parameter.name);
  const inHeader = parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name);
  const inPath = path.includes('{');
  const names = (all: string[]) => fc.constantFrom(...(all.length > 0 ? all : ['page']));
  const text = fc.constantFrom(...texts);
  const broken = fc.oneof(
    ...(content && type !== 'application/offset+octet-stream'
      ? [{ weight: 6, arbitrary: request(corrupted(contract, bodySchema, body)) }]
      : []),
    ...(content && !isForm
      ? [
          {
            weight: 1,
            arbitrary: fc
              .tuple(good, fc.constantFrom(...malformedBodies))
              .map(([request, body]) => ({ ...request, body })),
          },
          {
            weight: 1,
            arbitrary: fc.tuple(good, fc.constantFrom(...types)).map(([request, to]) => ({
              ...request,
              headers: { ...request.headers, 'Content-Type': to },
            })),
          },
        ]
      : []),
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...oddQueries))
        .map(([request, more]) => ({ ...request, query: [...request.query, more] })),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(good, names(inQuery), text).map(([request, name, to]) => ({
        ...request,
        query: [...request.query.filter(([key]) => key !== name), [name, to] as [string, string]],
      })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(good, names(inQuery)).map(([request, name]) => ({
        ...request,
        query: request.query.filter(([key]) => key !== name),
      })),
    },
    {
      weight: 1,
      arbitrary: good.map((request) => ({
        ...request,
        query: [...request.query, ...request.query],
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...otherMethods))
        .map(([request, to]) => ({ ...request, method: to })),
    },
    ...(inHeader.length > 0
      ? [
          {
            weight: 2,
            arbitrary: fc.tuple(good, names(inHeader), text).map(([request, name, to]) => ({
              ...request,
              headers: { ...request.headers, [name]: to.replace(/[^ -~]/g, '?') },
            })),
          },
        ]
      : []),
    ...(inPath
      ? [
          {
            weight: 3,
            arbitrary: fc.tuple(good, text).map(([request, to]) => ({
              ...request,
              path: path.replace(/[{]\w+[}]/, encode(to)).replaceAll(/[{]\w+[}]/g, '1'),
            })),
          },
        ]
      : []),
  );
  return { good, broken };
}

/** Headers take printable ASCII only; fetch cannot send anything else. */
const asHeaders = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replace(/[^ -~]/g, '?')]),
  );

/** Whether the contract allows a request, by the independent validator. */
export function isAllowed(
  contract: Contract,
  validator: ContractValidator,
  call: Call,
  sent: FuzzRequest,
): boolean {
  const { operation, path, method } = call;
  if (sent.method !== method.toUpperCase()) return false;
  const parameters = operation.parameters ?? [];
  const fits = (schema: JsonSchema, text: string) =>
    validator.misfit(schema, meaning(contract, schema, text)) === undefined;
  const steps = sent.path.split('/');
  const paths = path.split('/').every((piece, index) => {
    const name = /^[{](\w+)[}]$/.exec(piece)?.[1];
    const found = parameters.find(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    );
    return !found || fits(found.schema, decode(steps[index] ?? ''));
  });
  const queries = sent.query.every(([name, text], index) => {
    const found = parameters.find(
      (parameter) => parameter.in === 'query' && parameter.name === name,
    );
    return (
      found && fits(found.schema, text) && sent.query.findIndex(([key]) => key === name) === index
    );
  });
  const present = parameters.every((parameter) => {
    if (parameter.in === 'path') return true;
    const text =
      parameter.in === 'query'
        ? sent.query.find(([key]) => key === parameter.name)?.[1]
        : sent.headers[parameter.name];
    return text === undefined
      ? !parameter.required
      : parameter.in === 'query' || fits(parameter.schema, text.trim());
  });
  return paths && queries && present && isBodyAllowed(contract, validator, call, sent);
}

function isBodyAllowed(
  contract: Contract,
  validator: ContractValidator,
  { operation }: Call,
  { body, headers }: FuzzRequest,
): boolean {
  const content = operation.requestBody?.content;
  const form = follow(contract, content?.['multipart/form-data']?.schema);
  if (form) {
    const properties = (form.properties ?? {}) as Record<string, JsonSchema>;
    const fields = Object.entries(body ?? {}).map(([name, text]) => [
      name,
      meaning(contract, properties[name] ?? {}, String(text)),
    ]);
    return validator.misfit(form, Object.fromEntries(fields)) === undefined;
  }
  const schema = content?.['application/json']?.schema;
  if (!schema) return true;
  if (!/^application\/json\b/i.test(headers['Content-Type'] ?? '')) return false;
  try {
    return validator.misfit(schema, JSON.parse(String(body))) === undefined;
  } catch {
    return false;
  }
}

/** Parses a text from a path, header or form by its schema: a number only where it is plainly written. */
function meaning(contract: Contract, schema: JsonSchema, text: string): unknown {
  const { type } = follow(contract, schema);
  return type === 'integer' && /^-?[0-9]+$/.test(text) ? Number(text) : text;
}

const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function encode(text: string): string {
  // An address that cannot be decoded, passed unchanged.
  if (text === '%') return '%zz';
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const addressOf = ({ path, query }: FuzzRequest) => {
  const search = new URLSearchParams(
    query.map(([name, text]) => [name, text.toWellFormed()]),
  ).toString();
  return `${path}${search ? `?${search}` : ''}`;
};
