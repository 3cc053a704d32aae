import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import type { Contract, JsonSchema } from './document.ts';

/** Compiles the contract's schemas. Addresses and headers are text and are read as numbers; bodies are not. */
export function createSchemas(contract: Contract) {
  const loose = compiler(contract, true);
  const exact = compiler(contract, false);
  return {
    text: (schema: JsonSchema): ValidateFunction => loose.compile(rebase(schema)),
    body: (schema: JsonSchema): ValidateFunction => exact.compile(rebase(schema)),
  };
}

function compiler(contract: Contract, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes, useDefaults: true });
  ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);
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
  ajv.addSchema({ ...contract, $id: 'contract' });
  return ajv;
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as people count them: a family emoji is one. */
function graphemeCheck(limit: number): DataValidateFunction {
  const check: DataValidateFunction = (text: string) => {
    check.errors = [{ keyword: 'x-maxGraphemes', params: { limit } }];
    return text.length <= limit || !hasMoreGraphemes(text, limit);
  };
  return check;
}

/** Stops at the first one too many: nobody makes us count a long text to its end. */
function hasMoreGraphemes(text: string, limit: number): boolean {
  let count = 0;
  for (const _ of graphemes.segment(text)) if (++count > limit) return true;
  return false;
}

function rebase(schema: unknown): JsonSchema {
  // A schema stays a schema: only the text of its references changes.
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `contract${value}`
        : value,
    ),
  ) as JsonSchema;
}
