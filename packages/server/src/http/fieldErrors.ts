import type { ErrorObject } from 'ajv';
import { messages } from '../messages.ts';
import type { FieldError } from './errors.ts';

const maxFields = 20;
const longestField = 80;

/** Converts Ajv errors to field errors: one sentence per field, at most twenty. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const branches = otherBranches(errors);
  const useful = errors.filter(
    ({ keyword, schemaPath }) =>
      keyword !== 'oneOf' && !branches.some((branch) => schemaPath.startsWith(branch)),
  );
  // If no branch of a oneOf matches, the constants that distinguish the branches are the error.
  const said = useful.length > 0 ? useful : errors.filter(({ keyword }) => keyword === 'const');
  const found = new Map<string, string>();
  for (const error of said) {
    if (found.size === maxFields) break;
    const field = fieldOf(error);
    if (!found.has(field)) found.set(field, sentence(field, error));
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/**
 * In a oneOf, a constant such as a type selects the branch; errors of the other branches are not reported.
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

/** `/orderForm/email` becomes `orderForm.email`; the path of a missing field includes its own name. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const missing = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').slice(1);
  if (typeof missing === 'string') parts.push(missing);
  const field = parts.join('.');
  return field.length > longestField ? `${field.slice(0, longestField)}…` : field;
}

// Maps, because a client may send a field named `constructor`, which every plain object has.
const byField = new Map<string, string>([
  ['email', messages.email],
  ['phone', messages.phone],
  ['phoneNumber', messages.phone],
  ['kana', messages.kana],
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
  // A field that holds only invisible characters looks empty.
  if (keyword === 'x-visible') return name === 'content' ? messages.invisible : messages.required;
  if (keyword === 'pattern' && params.pattern === '\\S')
    return blank.get(name) ?? messages.required;
  if (keyword === 'maxLength' || keyword === 'x-maxGraphemes')
    // Reports the limit in graphemes: users cannot count code points.
    return messages.tooLong(Number(parentSchema?.['x-maxGraphemes'] ?? params.limit));
  if (keyword === 'maxItems') return messages.tooManyItems(Number(params.limit));
  if (name === 'quantity' && keyword === 'minimum') return messages.quantityLeast;
  if (name === 'quantity' && keyword === 'maximum') return messages.quantityMost;
  return byField.get(name) ?? messages.invalid;
}
