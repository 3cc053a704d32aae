import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';

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
  /** The largest body, where it is not that of every call. */
  'x-maxBytes'?: number;
  'x-answer'?: 'stream' | 'file' | 'tus';
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head';

export type Contract = {
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: Record<string, Record<string, unknown>>;
};

/** The contract as it is reviewed: `packages/api-client/openapi.yaml`. */
export function readContract(): Contract {
  const file = createRequire(import.meta.url).resolve('@homestand/api-client/openapi.yaml');
  // The file is ours; a test checks it against the rules of OpenAPI 3.1.
  return parse(readFileSync(file, 'utf8')) as Contract;
}

/** What a reference into the contract stands for. */
export function follow<Value>(contract: Contract, value: Value): Value {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const path = String(value.$ref).slice(2).split('/');
  const found = path.reduce<unknown>(
    (node, key) => (node as Record<string, unknown>)[key],
    contract,
  );
  // The reference stands where such a value stands.
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
        parameters: (operation.parameters ?? []).map((one) => follow(contract, one)),
      },
    })),
  );
}
