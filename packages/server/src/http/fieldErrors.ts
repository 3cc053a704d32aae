import type { ErrorObject } from 'ajv';
import { messages } from '../messages.ts';
import type { FieldError } from './errors.ts';

const mostFields = 20;
const longestField = 80;

/** Ajv's findings as sentences at their fields, one for each field, at most twenty. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const branches = otherBranches(errors);
  const useful = errors.filter(
    ({ keyword, schemaPath }) =>
      keyword !== 'oneOf' && !branches.some((branch) => schemaPath.startsWith(branch)),
  );
  // None of the shapes is meant: then what would tell them apart is what is wrong.
  const said = useful.length > 0 ? useful : errors.filter(({ keyword }) => keyword === 'const');
  const found = new Map<string, string>();
  for (const error of said) {
    if (found.size === mostFields) break;
    const field = fieldOf(error);
    if (!found.has(field)) found.set(field, sentence(field, error));
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/**
 * Where one of several shapes is meant, a constant such as a type says which; what the shapes that are not
 * meant would want is nobody's fault.
 */
function otherBranches(errors: readonly ErrorObject[]): string[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
  return errors.flatMap(({ keyword, instancePath, schemaPath }) => {
    if (keyword !== 'const') return [];
    const where = instancePath.slice(0, instancePath.lastIndexOf('/'));
    const branch = schemaPath.replace(/properties[/][^/]+[/]const$/, '');
    const isBranch = choices.some(
      (choice) => choice.instancePath === where && !choice.schemaPath.startsWith(branch),
    );
    return isBranch ? [branch] : [];
  });
}

/** `/orderForm/email` becomes `orderForm.email`; a missing field is named itself. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const missing = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').slice(1);
  if (typeof missing === 'string') parts.push(missing);
  const field = parts.join('.');
  return field.length > longestField ? `${field.slice(0, longestField)}…` : field;
}

// Maps: a caller may name a field `constructor`, which every plain object has.
const byField = new Map<string, string>([
  ['email', messages.email],
  ['phone', messages.phone],
  ['phoneNumber', messages.phone],
  ['postalCode', messages.postalCode],
  ['quantity', messages.quantity],
]);

const blank = new Map<string, string>([
  ['loginId', messages.loginId],
  ['password', messages.password],
]);

function sentence(field: string, { keyword, params, parentSchema }: ErrorObject): string {
  const name = field.split('.').at(-1) ?? '';
  if (keyword === 'required') return blank.get(name) ?? messages.required;
  // A field of invisible characters looks empty.
  if (keyword === 'x-visible') return name === 'content' ? messages.invisible : messages.required;
  if (keyword === 'pattern' && params.pattern === '\\S')
    return blank.get(name) ?? messages.required;
  if (keyword === 'maxLength' || keyword === 'x-maxGraphemes')
    // A limit in code points is no number that people can count to.
    return messages.tooLong(Number(parentSchema?.['x-maxGraphemes'] ?? params.limit));
  if (keyword === 'maxItems') return messages.tooManyItems(Number(params.limit));
  if (name === 'quantity' && keyword === 'minimum') return messages.quantityLeast;
  if (name === 'quantity' && keyword === 'maximum') return messages.quantityMost;
  return byField.get(name) ?? messages.invalid;
}
