import { isValidResponse, responses } from '@homestand/api-client/validate';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Call,
  type Contract,
  follow,
  type JsonSchema,
} from '../../packages/server/src/http/document.ts';

/** The last three draw nothing, though Unicode calls them symbols and marks. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/gu;

export type Answer = { status: number; type: string; text: string };

export type ContractValidator = ReturnType<typeof createContractValidator>;

/** Judges requests and answers by the contract alone, with nothing of the server's own checks. */
export function createContractValidator(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package is CommonJS: what is imported as default holds the function as its default.
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
  ajv.addSchema({ ...contract, $id: 'judge' });
  const compiled = new Map<unknown, ValidateFunction>();

  function validator(schema: JsonSchema): ValidateFunction {
    const known = compiled.get(schema);
    if (known) return known;
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"judge#');
    // What was a schema is still one: only its references say where to look.
    const made = ajv.compile(JSON.parse(text) as JsonSchema);
    compiled.set(schema, made);
    return made;
  }

  /** Why a value does not fit a schema, or nothing. */
  function misfit(schema: JsonSchema, value: unknown): string | undefined {
    const valid = validator(schema);
    return valid(value) ? undefined : ajv.errorsText(valid.errors?.slice(0, 3));
  }

  /** What is wrong with an answer to an operation, or nothing. */
  function faultOf({ method, path, operation }: Call, answer: Answer): string | undefined {
    const { status, type, text } = answer;
    if (status >= 500 && !(status === 503 && operation.operationId === 'getReadiness'))
      return `status ${status}`;
    const documented = follow(contract, operation.responses[String(status)]);
    if (!documented) return `status ${status} is not in the contract`;
    if (method === 'head') return text === '' ? undefined : 'an answer to HEAD has a body';
    if (!documented.content) return text === '' ? undefined : `status ${status} has a body`;
    const schema = documented.content['application/json']?.schema;
    if (!schema) return type.startsWith('application/json') ? `unexpected ${type}` : undefined;
    if (!/^application\/json; charset=utf-8$/.test(type)) return `content type ${type}`;
    const body = parsed(text);
    const wrong = misfit(schema, body);
    if (wrong) return `the body of ${status} does not fit: ${wrong}`;
    if (codeOf(body) !== status) return `code ${codeOf(body)} in an answer ${status}`;
    const name = `${method.toUpperCase()} ${path}`;
    return status !== 200 || !(name in responses) || isValidResponse(name, dataOf(body))
      ? undefined
      : 'the client takes the answer for one that does not fit';
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
