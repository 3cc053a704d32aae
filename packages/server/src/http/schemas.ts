import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { cleanLine, hasVisibleText } from '../text/cleanText.ts';
import { type Contract, follow, type JsonSchema } from './readContract.ts';

type Schemas = ReturnType<typeof createSchemas>;

const schemasByContract = new WeakMap<Contract, Schemas>();

/**
 * Compiles the contract's schemas; one compiler for all servers of the process. In addresses, headers and forms, text
 * is parsed as a number if the schema has one.
 */
export function schemasOf(contract: Contract): Schemas {
  const schemas = schemasByContract.get(contract) ?? createSchemas(contract);
  schemasByContract.set(contract, schemas);
  return schemas;
}

function createSchemas(contract: Contract) {
  const ajv = compiler(contract);
  return {
    text: (schema: JsonSchema): ValidateFunction =>
      ajv.compile({ ...rebase(schema), [numbersIn]: integersOf(contract, schema) }),
    body: (schema: JsonSchema): ValidateFunction => ajv.compile(rebase(schema)),
  };
}

const numbersIn = 'x-numbersIn';

function integersOf(contract: Contract, { properties = {} }: JsonSchema): string[] {
  return Object.entries(properties as Record<string, JsonSchema>)
    .filter(([, property]) => follow(contract, property).type === 'integer')
    .map(([name]) => name);
}

/** Accepts only plain decimal numbers: not `1e2`, `0x10` or `01`. */
function readNumbers(names: string[], values: Record<string, unknown>): boolean {
  for (const name of names) {
    const text = values[name];
    if (typeof text === 'string' && /^(0|-?[1-9][0-9]*)$/.test(text)) values[name] = Number(text);
  }
  return true;
}

function compiler(contract: Contract): Ajv2020 {
  // Verbose: each error includes the schema that failed.
  const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, verbose: true });
  ajv.addKeyword({
    keyword: numbersIn,
    type: 'object',
    modifying: true,
    before: 'properties',
    validate: readNumbers,
  });
  ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);
  ajv.addFormat('date', isDate);
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  ajv.addFormat('uri', (text) => URL.canParse(text));
  ajv.addFormat('binary', true);
  ajv.addKeyword({
    keyword: 'x-maxGraphemes',
    type: 'string',
    schemaType: 'number',
    errors: true,
    compile: graphemeCheck,
  });
  ajv.addKeyword({
    keyword: 'x-visible',
    type: 'string',
    schemaType: 'boolean',
    errors: false,
    validate: (_on: boolean, text: string) => hasVisibleText(text),
  });
  ajv.addKeyword({
    keyword: 'x-cleanLine',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    errors: false,
    validate: writeCleanLine,
  });
  ajv.addSchema({ ...contract, $id: 'contract' });
  return ajv;
}

/** Refuses days that no month has: PostgreSQL would, too. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^[0-9]{4}(-[0-9]{2}){2}$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
  );
}

/** Replaces the text with a copy without hidden characters. */
function writeCleanLine(
  _on: boolean,
  text: string,
  _schema?: unknown,
  place?: { parentData: Record<string, unknown>; parentDataProperty: string | number },
): boolean {
  if (place) place.parentData[place.parentDataProperty] = cleanLine(text);
  return true;
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Counts graphemes, the characters a person sees: a family emoji is one. */
function graphemeCheck(limit: number): DataValidateFunction {
  const check: DataValidateFunction = (text: string) => {
    check.errors = [{ keyword: 'x-maxGraphemes', params: { limit } }];
    return text.length <= limit || !hasMoreGraphemes(text, limit);
  };
  return check;
}

/** Stops at the first grapheme above the limit: a long text must not be counted to its end. */
function hasMoreGraphemes(text: string, limit: number): boolean {
  let count = 0;
  for (const _ of graphemes.segment(text)) if (++count > limit) return true;
  return false;
}

function rebase(schema: unknown): JsonSchema {
  // Only the text of references changes, so the result is still a schema.
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `contract${value}`
        : value,
    ),
  ) as JsonSchema;
}
