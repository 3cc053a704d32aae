import { escapeHtml } from '../../text/html.ts';
import type { Schema } from './openApiDocument.ts';

type Row = { path: string; required: boolean; schema: Schema };

export const schemaAnchor = (name: string) => `schema-${name.replace(/[^\w.-]/g, '-')}`;

/** Renders a schema as one table: nested fields as rows, named schemas as links. */
export function schemaTable(schema: Schema): string {
  const rows = rowsOf(schema, '');
  if (rows.length === 0) return `<p class="type">${typeOf(schema)}${notes(schema)}</p>`;
  return `<table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Description</th></tr></thead>
<tbody>
${rows.map(rowHtml).join('\n')}
</tbody>
</table>`;
}

/** Type and limits on one line, for a parameter or a single value. */
export const typeLine = (schema: Schema) => `${typeOf(schema)}${notes(schema)}`;

function rowHtml({ path, required, schema }: Row): string {
  const flags = [
    required ? '<span class="required">required</span>' : '',
    schema.deprecated ? '<span class="flag">deprecated</span>' : '',
    schema.readOnly ? '<span class="flag">read only</span>' : '',
    schema.writeOnly ? '<span class="flag">write only</span>' : '',
  ].join(' ');
  return `<tr><th scope="row"><code>${breakable(path)}</code> ${flags}</th><td>${typeLine(schema)}</td><td>${escapeHtml(schema.description ?? '')}</td></tr>`;
}

function rowsOf(schema: Schema, path: string): Row[] {
  if (schema.$ref !== undefined) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const inside = path === '' ? name : `${path}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    return [{ path: inside, required, schema: inner }, ...rowsOf(inner, inside)];
  });
  const parts = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((kind) =>
    (schema[kind] ?? []).flatMap((part, index) => partRows(kind, part, index, path)),
  );
  const items = schema.items ? rowsOf(schema.items, `${path}[]`) : [];
  const named = path === '' ? '{name}' : `${path}.{name}`;
  const values =
    typeof schema.additionalProperties === 'object'
      ? [
          { path: named, required: false, schema: schema.additionalProperties },
          ...rowsOf(schema.additionalProperties, named),
        ]
      : [];
  return [...own, ...parts, ...items, ...values];
}

function partRows(kind: 'allOf' | 'oneOf' | 'anyOf', part: Schema, index: number, path: string) {
  if (kind === 'allOf') {
    const includes = { path: `${path === '' ? '' : `${path} `}…`, required: false, schema: part };
    return part.$ref === undefined ? rowsOf(part, path) : [includes];
  }
  const choice = `${path}${path === '' ? '' : ' '}(${index + 1})`;
  const inner = rowsOf(part, choice);
  return inner.length > 0 ? [{ path: choice, required: false, schema: part }, ...inner] : [];
}

/** Returns HTML. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${escapeHtml(schemaAnchor(name))}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) {
    return schema.enum
      .map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`)
      .join(' | ');
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.items) {
    const nullable = Array.isArray(schema.type) && schema.type.includes('null') ? ' or null' : '';
    return `array of ${typeOf(schema.items)}${nullable}`;
  }
  const types = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'any')].flat();
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return escapeHtml(types.join(' or ') + format);
}

const limits: Record<string, (value: string) => string> = {
  minimum: (value) => `≥ ${value}`,
  exclusiveMinimum: (value) => `> ${value}`,
  maximum: (value) => `≤ ${value}`,
  exclusiveMaximum: (value) => `< ${value}`,
  multipleOf: (value) => `multiple of ${value}`,
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  minItems: (value) => `at least ${value} items`,
  maxItems: (value) => `at most ${value} items`,
  minProperties: (value) => `at least ${value} properties`,
  maxProperties: (value) => `at most ${value} properties`,
  pattern: (value) => `matches ${value}`,
  default: (value) => `default ${value}`,
  example: (value) => `for example ${value}`,
  contentMediaType: (value) => value,
};

/** Returns HTML with the value's limits, its default and its examples. */
function notes(schema: Schema): string {
  const own = Object.entries(limits).flatMap(([name, say]) => {
    const value = schema[name];
    if (value === undefined) return [];
    return [say(name === 'pattern' ? String(value) : JSON.stringify(value))];
  });
  const examples = (schema.examples ?? []).map(
    (example) => `for example ${JSON.stringify(example)}`,
  );
  const unique = schema.uniqueItems === true ? ['unique items'] : [];
  const closed = schema.additionalProperties === false ? ['no other fields'] : [];
  const inner = schema.items && schema.items.$ref === undefined ? notes(schema.items) : '';
  const all = [...own, ...examples, ...unique, ...closed];
  const line =
    all.length === 0 ? '' : `<span class="limits">${all.map(escapeHtml).join(' · ')}</span>`;
  return ` ${line}${inner}`.trimEnd();
}

/** Allows a line break after each dot of a path, so that the table does not exceed the page width. */
const breakable = (path: string) => escapeHtml(path).replaceAll('.', '.<wbr>');
