import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const contractFolder = 'packages/api-client/openapi';

type Fields = Record<string, unknown>;

/** A limit of calls: a row, the name of one in index.yaml, or one with limits in the database besides. */
type ShortLimit = string | { like: string; database: string[] } | Limit;
type Limit = { per: string; most: number; seconds: number; database?: string[] };

/** A schema, or the name of one. */
type ShortSchema = string | Fields;

type ShortOperation = {
  operationId: string;
  security?: Fields[];
  parameters?: (string | Fields)[];
  requestBody?: { schema: ShortSchema; example: unknown } | { content: Fields };
  /** Schema of the envelope's data; without one, and without another success in `responses`, data is null. */
  'x-data'?: ShortSchema;
  /** Example of the envelope's data. */
  'x-example'?: unknown;
  /** Errors that do not follow from the rest of the operation. */
  'x-errors'?: string[];
  'x-area'?: string;
  'x-limit'?: ShortLimit;
  /** Responses that are no envelope. */
  responses?: Record<string, Fields>;
} & Fields;

type ShortError = { description: string; headers?: Fields; example: { code: number } };

type DomainFile = {
  paths?: Record<string, Record<string, ShortOperation>>;
  parameters?: Fields;
  errors?: Record<string, ShortError>;
  schemas?: Fields;
};

type IndexFile = {
  tags: { name: string }[];
  'x-limits': Record<string, Limit>;
  components: Fields;
} & Fields;

type ContractFiles = { index: IndexFile; shared: DomainFile; domains: [string, DomainFile][] };

export type ExpandedOperation = {
  operationId: string;
  'x-area'?: string;
  'x-limit': Limit;
  responses: Record<string, Fields>;
} & Fields;

export type ExpandedContract = {
  paths: Record<string, Record<string, ExpandedOperation>>;
} & Fields;

/** Path of the staff side: each of its operations with a session has an area. */
const staffPath = '/v1/admin/';

/** Reads the contract and expands it; undefined in a project without one. */
export function readExpandedContract(root: string): ExpandedContract | undefined {
  const folder = join(root, contractFolder);
  return existsSync(folder) ? expandContract(readFiles(folder)) : undefined;
}

export const operationsOf = ({ paths }: ExpandedContract) =>
  Object.values(paths).flatMap((item) => Object.values(item));

function readFiles(folder: string): ContractFiles {
  // The types say what each file may have; `expandContract` and the OpenAPI schema refuse anything else.
  const read = (name: string) => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  const index = read('index') as IndexFile;
  const tags = index.tags.map(({ name }) => name);
  const names = readdirSync(folder).map((file) => file.replace(/[.]yaml$/, ''));
  const others = names.filter((name) => !['index', 'shared'].includes(name)).sort();
  for (const name of others)
    if (!tags.includes(domainOf(name)))
      throw new Error(`${contractFolder}/${name}.yaml is not of a domain, a tag of index.yaml.`);
  return {
    index,
    shared: read('shared') as DomainFile,
    domains: tags
      .flatMap((tag) => others.filter((name) => domainOf(name) === tag))
      .map((name) => [name, read(name) as DomainFile]),
  };
}

/** `orders.staff.yaml` is a part of the domain `orders`. */
const domainOf = (name: string) => name.replace(/[.].*/, '');

/** Expands the short form to OpenAPI 3.1: writes out envelopes, errors, limits and references. */
function expandContract({ index, shared, domains }: ContractFiles): ExpandedContract {
  const { 'x-limits': limits, components, ...head } = index;
  const errors = shared.errors ?? {};
  const all = [shared, ...domains.map(([, file]) => file)];
  const schemas = merge(all.map((file) => file.schemas ?? {}));
  const parameters = merge(all.map((file) => file.parameters ?? {}));
  const paths: ExpandedContract['paths'] = {};
  for (const [name, file] of domains)
    for (const [path, item] of Object.entries(file.paths ?? {}))
      for (const [method, operation] of Object.entries(item)) {
        const expanded = expandOperation({ name, path, method, operation, errors, limits });
        paths[path] = { ...paths[path], [method]: expanded };
      }
  const expanded = expandSchemas({
    ...head,
    paths,
    components: { ...components, responses: mapValues(errors, errorResponse), parameters, schemas },
  }) as ExpandedContract;
  refuseDanglingReferences(expanded);
  return expanded;
}

type Call = {
  /** The name of the file, without .yaml. */
  name: string;
  path: string;
  method: string;
  operation: ShortOperation;
  errors: Record<string, ShortError>;
  limits: Record<string, Limit>;
};

function expandOperation(call: Call): ExpandedOperation {
  for (const field of Object.keys(call.operation))
    if (!knownFields.has(field)) throw problem(call, `has the unknown field ${field}.`);
  const { operationId, parameters, requestBody, responses, ...operation } = call.operation;
  const { 'x-data': data, 'x-example': example, 'x-errors': _, ...fields } = operation;
  const hasOtherSuccess = Object.keys(responses ?? {}).some((status) => status.startsWith('2'));
  return {
    ...fields,
    operationId,
    tags: [domainOf(call.name)],
    ...areaOf(call),
    'x-limit': limitOf(call),
    ...(parameters && { parameters: parameters.map(parameterOf) }),
    ...(requestBody && { requestBody: bodyOf(requestBody) }),
    responses: {
      ...((data || !hasOtherSuccess) && { '200': success(data, example) }),
      ...responses,
      ...errorsOf(call),
    },
  };
}

const knownFields = new Set([
  ...[
    'operationId',
    'summary',
    'description',
    'security',
    'parameters',
    'requestBody',
    'responses',
  ],
  ...['x-area', 'x-limit', 'x-data', 'x-example', 'x-errors', 'x-body', 'x-maxBytes', 'x-answer'],
]);

const isPublic = ({ operation }: Call) => operation.security?.length === 0;

function areaOf(call: Call) {
  const area = call.operation['x-area'];
  if ((call.path.startsWith(staffPath) && !isPublic(call)) !== (area !== undefined))
    throw problem(
      call,
      `has to have an x-area if and only if it has a session below ${staffPath}.`,
    );
  return area === undefined ? {} : { 'x-area': area };
}

function limitOf(call: Call): Limit {
  const limit = call.operation['x-limit'];
  if (limit === undefined) throw problem(call, 'has no x-limit.');
  const name = typeof limit === 'string' ? limit : 'like' in limit ? limit.like : undefined;
  const row = name === undefined ? (limit as Limit) : call.limits[name];
  if (!row) throw problem(call, `has the x-limit ${name}, which index.yaml does not have.`);
  return typeof limit === 'string' || !limit.database ? row : { ...row, database: limit.database };
}

/** The errors that follow from an operation, and those it names. */
function errorsOf(call: Call): Record<string, Fields> {
  const named = call.operation['x-errors'] ?? [];
  const derived = derivedErrors(call).filter((name) => !named.includes(otherwise[name] ?? ''));
  for (const name of named) {
    if (!call.errors[name]) throw problem(call, `has the error ${name}, which shared.yaml lacks.`);
    if (derived.includes(name)) throw problem(call, `has the error ${name} in any case.`);
  }
  return Object.fromEntries(
    [...derived, ...named].map((name) => [
      String(call.errors[name]?.example.code),
      { $ref: `#/components/responses/${name}` },
    ]),
  );
}

/** An error that takes the place of a derived one. */
const otherwise: Record<string, string> = { Unavailable: 'NotReady' };

function derivedErrors(call: Call): string[] {
  const isWriting = !['get', 'head'].includes(call.method);
  const names = ['Malformed', 'NotAllowed', 'TooMany', 'Broken', 'Unavailable'];
  if (!isPublic(call)) names.push('NoSession', 'SessionExpired');
  if (!isPublic(call) || call.path.includes('{')) names.push('NotFound');
  if (isWriting) names.push('TooLarge', 'WrongMediaType');
  if (call.operation.parameters?.includes('IdempotencyKey')) names.push('Conflict');
  return names;
}

const schemaOf = (schema: ShortSchema) => (typeof schema === 'string' ? { $ref: schema } : schema);

const parameterOf = (parameter: string | Fields) =>
  typeof parameter === 'string' ? { $ref: `#/components/parameters/${parameter}` } : parameter;

function bodyOf(body: NonNullable<ShortOperation['requestBody']>) {
  if ('content' in body) return body;
  const { schema, example } = body as { schema: ShortSchema; example: unknown };
  return {
    required: true,
    content: { 'application/json': { schema: schemaOf(schema), example } },
  };
}

const success = (data: ShortSchema = { type: 'null' }, example: unknown = null) => ({
  description: 'Done',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        additionalProperties: false,
        properties: {
          code: { const: 200 },
          message: { const: 'success' },
          data: schemaOf(data),
        },
      },
      example: { code: 200, message: 'success', data: example },
    },
  },
});

const errorResponse = ({ example, ...response }: ShortError) => ({
  ...response,
  content: { 'application/json': { schema: { $ref: 'Failure' }, example } },
});

/** A reference without a path names a schema; an object has no fields but its properties. */
const expandSchemas = (contract: unknown) =>
  JSON.parse(
    JSON.stringify(contract, (key, value) => {
      if (key === '$ref' && !String(value).startsWith('#')) return `#/components/schemas/${value}`;
      return isObjectSchema(value) ? closedObject(value) : value;
    }),
  );

type ObjectSchema = {
  type: string | string[];
  properties: Fields;
  /** Properties that may be missing. */
  'x-optional'?: string[];
};

function isObjectSchema(value: unknown): value is ObjectSchema {
  if (typeof value !== 'object' || value === null) return false;
  return 'properties' in value && 'type' in value && [value.type].flat().includes('object');
}

function closedObject({ properties, 'x-optional': optional = [], ...schema }: ObjectSchema) {
  const names = Object.keys(properties);
  const unknown = optional.find((name) => !names.includes(name));
  if (unknown)
    throw new Error(`${contractFolder}: x-optional names ${unknown}, but no property does.`);
  const required = names.filter((name) => !optional.includes(name));
  return {
    ...schema,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties,
  };
}

function refuseDanglingReferences(contract: ExpandedContract) {
  JSON.stringify(contract, (key, value) => {
    if (key !== '$ref') return value;
    const names = String(value).slice(2).split('/');
    const found = names.reduce<unknown>(
      (node, name) => (node as Fields | undefined)?.[name],
      contract,
    );
    if (found === undefined) throw new Error(`${contractFolder} has nothing at ${value}.`);
    return value;
  });
}

function merge(parts: Fields[]): Fields {
  const names = parts.flatMap(Object.keys);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${contractFolder} has ${twice} twice.`);
  return Object.assign({}, ...parts);
}

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

const problem = ({ name, operation }: Call, message: string) =>
  new Error(`${contractFolder}/${name}.yaml: ${operation.operationId} ${message}`);
