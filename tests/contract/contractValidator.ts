import { addStaffResponses } from '@homestand/api-client/staff';
import { isValidResponse, responses } from '@homestand/api-client/validate';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Call,
  type Contract,
  follow,
  type JsonSchema,
} from '../../packages/server/src/http/readContract.ts';

addStaffResponses();

/** The last three render nothing, though Unicode classifies them as symbols and marks. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/gu;

export type Response = { status: number; type: string; text: string };

export type ContractValidator = ReturnType<typeof createValidator>;

const validators = new WeakMap<Contract, ContractValidator>();

/**
 * Validates requests and responses against the contract only, independently of the server's own checks. The test files of
 * a process share it with the schemas that it has compiled.
 */
export function contractValidator(contract: Contract): ContractValidator {
  const cached = validators.get(contract);
  if (cached) return cached;
  const made = createValidator(contract);
  validators.set(contract, made);
  return made;
}

function createValidator(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package is CommonJS: its default import holds the function as `default`.
  (addFormats as unknown as { default: (to: Ajv2020) => void }).default(ajv);
  ajv.addKeyword({
    keyword: 'x-maxGraphemes',
    type: 'string',
    validate: (most: number, text: string) =>
      [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text)].length <= most,
  });
  ajv.addKeyword({
    keyword: 'x-visible',
    type: 'string',
    validate: (_on: boolean, text: string) => text.replace(invisible, '') !== '',
  });
  ajv.addSchema({ ...contract, $id: 'validator' });
  const compiled = new Map<unknown, ValidateFunction>();

  function validator(schema: JsonSchema): ValidateFunction {
    const cached = compiled.get(schema);
    if (cached) return cached;
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"validator#');
    // The result is still a schema: only its references have changed.
    const made = ajv.compile(JSON.parse(text) as JsonSchema);
    compiled.set(schema, made);
    return made;
  }

  /** Why a value does not fit a schema; undefined when it fits. */
  function misfit(schema: JsonSchema, value: unknown): string | undefined {
    const valid = validator(schema);
    return valid(value) ? undefined : ajv.errorsText(valid.errors?.slice(0, 3));
  }

  /** What is wrong with an operation's response; undefined when nothing is. */
  function faultOf({ method, path, operation }: Call, result: Response): string | undefined {
    const { status, type, text } = result;
    if (status >= 500 && !(status === 503 && operation.operationId === 'getReadiness'))
      return `status ${status}`;
    const documented = follow(contract, operation.responses[String(status)]);
    if (!documented) return `status ${status} is not in the contract`;
    if (method === 'head') return text === '' ? undefined : 'a response to HEAD has a body';
    if (!documented.content) return text === '' ? undefined : `status ${status} has a body`;
    const schema = documented.content['application/json']?.schema;
    if (!schema) return type.startsWith('application/json') ? `unexpected ${type}` : undefined;
    if (!/^application\/json; charset=utf-8$/.test(type)) return `content type ${type}`;
    const body = parsed(text);
    const wrong = misfit(schema, body);
    if (wrong) return `the body of ${status} does not fit: ${wrong}`;
    if (codeOf(body) !== status) return `code ${codeOf(body)} in a response with status ${status}`;
    const name = `${method.toUpperCase()} ${path}`;
    return status !== 200 || !(name in responses) || isValidResponse(name, dataOf(body))
      ? undefined
      : 'the client rejects the response as invalid';
  }

  return { misfit, faultOf };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const dataOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
