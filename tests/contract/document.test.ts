import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@homestand/api-client/day';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Call,
  follow,
  type JsonSchema,
  operationsOf,
  readContract,
} from '../../packages/server/src/http/readContract.ts';
import { schemasOf } from '../../packages/server/src/http/schemas.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addedByDecisions, idempotentWrites, specified, unknownPaths } from './document.data.ts';

const contract = readContract();
const calls = operationsOf(contract);
const schemas = schemasOf(contract);
const named = calls.map((call) => [call.operation.operationId, call] as const);
const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

test('the contract is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  // The validator mutates its input.
  const { valid, errors } = await validator.validate(structuredClone({ ...contract }));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

describe('[CALL-02] the contract contains the calls of the specification', () => {
  test.each([...specified, ...addedByDecisions].map((listed) => [listed.call, listed] as const))(
    '%s',
    (name, { query = [], body = [], form = [], data = [] }) => {
      const call = calls.find((call) => nameOf(call) === name);
      if (!call) throw new Error(`${name} is not in the contract.`);
      const { operation } = call;
      const parameters = (operation.parameters ?? []).filter(
        (parameter) => parameter.in === 'query',
      );
      expect(parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(query));
      const content = operation.requestBody?.content;
      expect(fieldsOf(content?.['application/json']?.schema)).toEqual(expect.arrayContaining(body));
      expect(fieldsOf(content?.['multipart/form-data']?.schema)).toEqual(
        expect.arrayContaining(form),
      );
      const response = fieldsOf(responseSchema(call));
      expect(response).toEqual(expect.arrayContaining(data.map((field) => `data.${field}`)));
    },
  );

  test('and the writes that must not run twice take a key', () => {
    const keyed = calls.filter(({ operation }) =>
      operation.parameters?.some((parameter) => parameter.name === 'Idempotency-Key'),
    );
    expect(keyed.map(({ operation }) => operation.operationId).sort()).toEqual(
      idempotentWrites.sort(),
    );
  });
});

test('every operation has a unique id, a summary and a tag', () => {
  const ids = named.map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, { operation }] of named) {
    expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
  }
});

test('every request value has a limit', () => {
  const boundless = named.flatMap(([id, { operation }]) => [
    ...(operation.parameters ?? []).flatMap((parameter) =>
      limitless(parameter.schema, `${id}.${parameter.name}`),
    ),
    ...Object.entries(operation.requestBody?.content ?? {})
      // Signed by the gateway and limited in length: its format is not ours.
      .filter(() => operation['x-body'] !== 'raw')
      .flatMap(([, body]) => limitless(body.schema, id)),
  ]);
  expect(boundless).toEqual([]);
});

test('no object allows unnamed fields', () => {
  const open: string[] = [];
  walk(contract, '', (schema, at) => {
    const isObject = [schema.type].flat().includes('object');
    // A gateway notification has the gateway's format, a policy report the browser's.
    const isForeign = /payments[/]notifications|policy-reports/.test(at);
    if (isObject && schema.additionalProperties !== false && !isForeign) open.push(at);
  });
  expect(open).toEqual([]);
});

describe('examples exist and fit their schemas', () => {
  test.each(named)('%s', (_id, call) => {
    const { operation } = call;
    const body = operation.requestBody?.content['application/json'];
    const result = follow(contract, operation.responses['200'])?.content?.['application/json'];
    for (const schema of [body, result]) {
      if (!schema?.schema) continue;
      expect(schema.example).toBeDefined();
      const valid = schemas.body(schema.schema);
      valid(structuredClone(schema.example));
      expect(valid.errors).toBeNull();
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      const failure = follow(contract, response).content?.['application/json'];
      if (Number(status) < 400 || !failure?.schema) continue;
      expect(failure.example).toMatchObject({ code: Number(status) });
      const valid = schemas.body(failure.schema);
      valid(structuredClone(failure.example));
      expect(valid.errors).toBeNull();
    }
  });
});

test('[CALL-01] every JSON response is an envelope of code, message and data', () => {
  for (const [id, { operation }] of named)
    for (const [status, response] of Object.entries(operation.responses)) {
      const schema = follow(contract, response).content?.['application/json']?.schema;
      if (!schema) continue;
      const { properties, required } = objectOf(schema);
      expect([id, Object.keys(properties)]).toEqual([id, ['code', 'message', 'data']]);
      expect(required).toEqual(['code', 'message', 'data']);
      if (status === '200')
        expect(properties).toMatchObject({ code: { const: 200 }, message: { const: 'success' } });
    }
});

test('[CALL-05] every paged list returns its position and totals', () => {
  const paged = calls.filter(({ operation }) =>
    operation.parameters?.some(({ name }) => name === 'page'),
  );
  expect(paged).toHaveLength(11);
  for (const call of paged) {
    const data = objectOf(objectOf(responseSchema(call)).properties.data);
    const expected = ['list', 'totalCount', 'totalPage', 'page', 'size'];
    expect(data.required).toEqual(expect.arrayContaining(expected));
    if (!/products|orders|pickups|reports|till/.test(call.path))
      expect(data.required).toContain('isPreviewMode');
  }
});

test('an operation that needs a session documents the responses without one, and every operation its error responses', () => {
  for (const [id, { operation }] of named) {
    const statuses = Object.keys(operation.responses);
    const needed = operation.security?.length === 0 ? [] : ['401', '403', '404'];
    const sent = operation.requestBody ? ['413', '415', '422'] : [];
    const all = ['400', '429', '500', '503', ...needed, ...sent];
    expect([id, statuses]).toEqual([id, expect.arrayContaining(all)]);
  }
});

describe('the running server and the contract have the same calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    const file = join(server.folder, 'logo.webp');
    await writeFile(file, 'a picture');
    await server.services.storage.put('pub-logo.webp', file);
    await server.db
      .insertInto('matches')
      .values({ day: dayOf(Date.now()), opponent: '港南マリナーズ', ground: '鶴浜スタジアム' })
      .execute();
  });
  afterAll(() => server.stop());

  const samples: Record<string, string> = {
    variant: 'original',
    name: 'logo.webp',
    orderId: '261121-7K3MPQ',
    mediaId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  };
  const addressOf = (path: string) =>
    `${server.origin}/api${path.replaceAll(/[{](\w+)[}]/g, (_, name) => samples[name] ?? '1')}`;
  const notFound = { code: 404, message: '見つかりませんでした。', data: null };

  test.each(named)('%s is served', async (_id, { method, path, operation }) => {
    const response = await fetch(addressOf(path), { method: method.toUpperCase() });
    // Without a session a protected call is refused or finds nothing; a public one answers or names what is
    // missing.
    const isPublic = operation.security?.length === 0;
    const takesCookies = operation.security?.some((scheme) => !('session' in scheme));
    if (isPublic) expect([200, 415, 422]).toContain(response.status);
    else expect(response.status).toBe(takesCookies ? 404 : 401);
  });

  test('a method that is not in the contract responds 404', async () => {
    const fan = await server.createFan();
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
    const served = Object.entries(contract.paths).flatMap(([path, item]) =>
      methods
        .filter((method) => !(method.toLowerCase() in item))
        .map(async (method) => {
          const headers = { Authorization: `Bearer ${fan.token}` };
          const response = await fetch(addressOf(path), { method, headers });
          const text = await response.text();
          const body: unknown = method === 'HEAD' ? notFound : JSON.parse(text);
          expect([method, path, response.status, body]).toEqual([method, path, 404, notFound]);
        }),
    );
    await Promise.all(served);
  });

  test.each(unknownPaths)('%s responds with an error envelope', async (path) => {
    const response = await fetch(`${server.origin}/api${path}`);
    const body: unknown = await response.json();
    expect(body).toMatchObject({ code: response.status, data: null });
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

type ObjectSchema = { properties: Record<string, JsonSchema>; required: string[] };

function objectOf(schema: JsonSchema | undefined): ObjectSchema {
  const { properties = {}, required = [] } = follow(contract, schema) ?? {};
  // Object schemas of the contract name their fields and the required ones.
  return { properties, required } as ObjectSchema;
}

const responseSchema = ({ operation }: Call) =>
  follow(contract, operation.responses['200'])?.content?.['application/json']?.schema;

/** The fields of a schema; nested ones with their path: `items.quantity`. */
function fieldsOf(source: JsonSchema | undefined, way = ''): string[] {
  const schema = follow(contract, source);
  if (!schema) return [];
  const inside = [schema.items, schema.oneOf].flat() as (JsonSchema | undefined)[];
  return [
    ...inside.flatMap((inner) => fieldsOf(inner, way)),
    ...Object.entries(objectOf(schema).properties).flatMap(([name, property]) => [
      way + name,
      ...fieldsOf(property, `${way}${name}.`),
    ]),
  ];
}

function limitless(source: JsonSchema | undefined, at: string): string[] {
  const schema = follow(contract, source) ?? {};
  const { properties } = objectOf(schema);
  const inside = [
    ...Object.entries(properties).flatMap(([name, property]) =>
      limitless(property, `${at}.${name}`),
    ),
    ...([schema.oneOf ?? []].flat() as JsonSchema[]).flatMap((variant) => limitless(variant, at)),
    ...(schema.items ? limitless(schema.items as JsonSchema, `${at}[]`) : []),
  ];
  const has = (...keywords: string[]) => keywords.every((keyword) => keyword in schema);
  const bounded =
    schema.type === 'string'
      ? has('maxLength') || has('enum') || has('format') || isClosed(schema.pattern)
      : schema.type === 'integer' || schema.type === 'number'
        ? has('minimum', 'maximum') || has('enum')
        : schema.type !== 'array' || has('maxItems');
  return bounded ? inside : [...inside, at];
}

/** An anchored pattern without unbounded repetition. */
const isClosed = (pattern: unknown) =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[^\\][*+]/.test(pattern);

function walk(node: unknown, at: string, see: (schema: JsonSchema, at: string) => void) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as JsonSchema, at);
  for (const [key, value] of Object.entries(node))
    if (key !== 'example') walk(value, `${at}/${key}`, see);
}
