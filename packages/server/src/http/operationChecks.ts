import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { malformed, notAllowed, notFound, wrongMediaType } from './errors.ts';
import { fieldErrors } from './fieldErrors.ts';
import {
  type Call,
  type Contract,
  follow,
  type JsonSchema,
  type Operation,
} from './readContract.ts';
import { schemasOf } from './schemas.ts';

type Validator = () => ValidateFunction;

/** Compiles at the first use: a process that is started for one request or command needs few of the 500 schemas. */
function onFirstUse(compile: Validator): Validator {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

/** The validators of an operation; each one is compiled when it is called for. */
export function validatorsOf(contract: Contract, { operation }: Call) {
  const { text, body: json } = schemasOf(contract);
  const part = (where: string) => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === where);
    const named =
      where === 'header' ? (name: string) => name.toLowerCase() : (name: string) => name;
    return onFirstUse(() =>
      text({
        type: 'object',
        required: parameters
          .filter((parameter) => parameter.required)
          .map((parameter) => named(parameter.name)),
        properties: Object.fromEntries(
          parameters.map((parameter) => [named(parameter.name), parameter.schema]),
        ),
        ...(where === 'query' && { additionalProperties: false }),
      }),
    );
  };
  const hasHeader = operation.parameters?.some((parameter) => parameter.in === 'header');
  const body = operation['x-body']
    ? undefined
    : operation.requestBody?.content['application/json']?.schema;
  const form = formOf(operation, contract);
  const response = follow(contract, operation.responses['200'])?.content?.['application/json']
    ?.schema;
  return {
    path: part('path'),
    query: part('query'),
    header: hasHeader ? part('header') : undefined,
    body: body && onFirstUse(() => json(body)),
    form: form && onFirstUse(() => text(form)),
    response: response && onFirstUse(() => json(response)),
  };
}

type Checks = ReturnType<typeof createChecks>;

const checksOf = new WeakMap<Contract, Map<string, Checks>>();

/** The checks of an operation's requests and responses, shared by all servers of the process. */
export function operationChecks(contract: Contract, call: Call): Checks {
  const ofContract = checksOf.get(contract) ?? new Map<string, Checks>();
  checksOf.set(contract, ofContract);
  const { operationId } = call.operation;
  const checks = ofContract.get(operationId) ?? createChecks(contract, call);
  ofContract.set(operationId, checks);
  return checks;
}

function createChecks(contract: Contract, call: Call) {
  const { path, query, header, body, form, response } = validatorsOf(contract, call);

  function check(validator: Validator, value: unknown) {
    const valid = validator();
    if (!valid(value)) throw notAllowed(fieldErrors(valid.errors ?? []));
  }

  function readForm(fields: Record<string, string>) {
    if (!isClean(fields)) throw malformed();
    if (form) check(form, fields);
    return fields;
  }

  return {
    read(request: FastifyRequest) {
      if (!path()(request.params)) throw notFound();
      check(query, request.query);
      // A copy: parsing numbers in the headers must not change what Fastify reads from them.
      const headers = header ? { ...request.headers } : {};
      if (header) check(header, headers);
      if (body) {
        if (!/^application[/]json\b/.test(request.headers['content-type'] ?? ''))
          throw wrongMediaType();
        if (!isClean(request.body)) throw malformed();
        check(body, request.body);
      }
      if (!isClean(request.query)) throw malformed();
      const { params, query: parameters, body: sent } = request;
      return { path: params, query: parameters, header: headers, body: sent, readForm };
    },
    checkResponse(result: unknown) {
      const valid = response?.();
      if (!valid || valid(JSON.parse(JSON.stringify(result)))) return;
      const details = JSON.stringify(valid.errors?.slice(0, 3));
      throw new Error(
        `${call.operation.operationId} returned a response that the contract does not allow: ${details}`,
      );
    },
  };
}

/** The schema of a form without its files, which are streamed. */
function formOf(operation: Operation, contract: Contract): JsonSchema | undefined {
  const schema = follow(contract, operation.requestBody?.content['multipart/form-data']?.schema);
  if (!schema) return undefined;
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => follow(contract, property).format !== 'binary',
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** PostgreSQL cannot store the character U+0000, so no text may contain it. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isClean(key) && isClean(inner));
}
