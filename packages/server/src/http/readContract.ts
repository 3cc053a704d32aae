import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type JsonSchema = Record<string, unknown>;

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
};

type Body = { content: Record<string, { schema?: JsonSchema; example?: unknown }> };

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Partial<Body>>;
  'x-body'?: 'multipart' | 'raw';
  /** Maximum body size, if it differs from the default. */
  'x-maxBytes'?: number;
  'x-answer'?: 'stream' | 'file' | 'tus';
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head';

export type Contract = {
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: Record<string, Record<string, unknown>>;
};

let contract: Contract | undefined;

/** The contract, `packages/api-client/openapi`, expanded: read once per process, and frozen because everyone shares it. */
export function readContract(): Contract {
  contract ??= readGenerated();
  return contract;
}

/** Reads its JSON, which `npm run api:update` writes: parsing the YAML would take half of the time of a start. */
function readGenerated(): Contract {
  const file = createRequire(import.meta.url).resolve('@homestand/api-client/contract.json');
  // A test checks the file against the schema of OpenAPI 3.1.
  return JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) =>
    Object.freeze(value),
  ) as Contract;
}

/** Resolves a reference into the contract. */
export function follow<Value>(contract: Contract, value: Value): Value {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const path = String(value.$ref).slice(2).split('/');
  const found = path.reduce<unknown>(
    (node, key) => (node as Record<string, unknown>)[key],
    contract,
  );
  // A reference is used in place of the value it names, so both have the same type.
  return found as Value;
}

export type Call = { path: string; method: Method; operation: Operation };

export function operationsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method as Method,
      operation: {
        ...operation,
        parameters: (operation.parameters ?? []).map((parameter) => follow(contract, parameter)),
      },
    })),
  );
}
