import { COMMENT_HEADER } from 'openapi-typescript';

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
};

type Operation = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

export type Contract = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Schemas of the contract that no JSON response refers to. */
const pushed = ['LiveEvent'];

/** Paths of the staff side, whose responses the fans' app does not load. */
const staffPaths = '/v1/admin/';

const words: Record<string, string> = { string: '', integer: ':number' };

/**
 * The fields and types of every response, as text that validate.ts reads: a field is `name`, `~` when it is
 * optional, `:type` unless it is a string, `[]` for a list, `?` when it may be null. Those of the staff side are
 * in a file of their own, which refers to the other one.
 */
export function responseShapes({ paths = {}, components = {} }: Contract) {
  const schemas = components.schemas ?? {};
  const shapes = new Map<string, string>();

  const nameIn = ({ $ref }: Schema) => $ref?.split('/').at(-1);
  const resolve = (schema: Schema): Schema => {
    const name = nameIn(schema);
    return name === undefined ? schema : resolve(schemas[name] ?? {});
  };
  const isNull = (schema: Schema) => resolve(schema).type === 'null';

  /** `name` is used for an object without a name in the contract. */
  function typeOf(source: Schema, name: string): string {
    const schema = resolve(source);
    const all = schema.oneOf ?? schema.anyOf;
    if (all) {
      const variants = all.filter((schema) => !isNull(schema));
      const mark = variants.length < all.length ? '?' : '';
      const [only] = variants;
      return only && variants.length === 1
        ? typeOf(only, name) + mark
        : shapeOf(nameIn(source) ?? name, variants) + mark;
    }
    const types = [schema.type ?? typeof (schema.const ?? schema.enum?.[0])].flat();
    const type = types.find((type) => type !== 'null') ?? 'null';
    if (type === 'undefined') throw new Error(`The type of ${name} cannot be read.`);
    const mark = types.length > 1 ? '?' : '';
    if (type === 'object') return shapeOf(nameIn(source) ?? name, [schema]) + mark;
    if (type === 'array') return `${typeOf(schema.items ?? {}, name)}[]${mark}`;
    if (schema.format === 'date-time') return `:time${mark}`;
    return (words[type] ?? `:${type}`) + mark;
  }

  function shapeOf(name: string, variants: Schema[]): string {
    // Registered before its fields: a schema may refer to itself.
    if (!shapes.has(name)) {
      shapes.set(name, '');
      shapes.set(name, variants.map((variant) => fieldsOf(name, resolve(variant))).join(' | '));
    }
    return `:${name}`;
  }

  const fieldsOf = (name: string, { properties = {}, required = [] }: Schema) =>
    Object.entries(properties)
      .filter(([, schema]) => !hasFreeKeys(resolve(schema)))
      .map(([field, schema]) => {
        const optional = required.includes(field) ? '' : '~';
        return field + optional + (constantsOf(schema) ?? typeOf(schema, name + capital(field)));
      })
      .join(' ');

  /** An object with any keys has no fields to compare, and unknown fields are allowed: it is left out. */
  const hasFreeKeys = ({ type, properties }: Schema) => type === 'object' && !properties;

  /** Constants distinguish the variants of an event; elsewhere a newer server may send more values. */
  function constantsOf(schema: Schema): string | undefined {
    const resolved = resolve(schema);
    if ('const' in resolved) return `=${resolved.const}`;
    return resolved.enum && !resolved.type ? `=${resolved.enum.join(',')}` : undefined;
  }

  /** The file of the paths, with the shapes that only they refer to. */
  function fileOf(isPath: (path: string) => boolean, more: readonly string[] = []): string {
    const countBefore = shapes.size;
    const responses = Object.entries(paths)
      .filter(([path]) => isPath(path))
      .flatMap(([path, item]) =>
        Object.entries(item).flatMap(([method, { operationId, responses }]) => {
          const response = responses['200']?.content?.['application/json']?.schema;
          const data = response && resolve(response).properties?.data;
          if (!data) return [];
          const type = typeOf(data, capital(operationId)).slice(1);
          return [`  '${method.toUpperCase()} ${path}': '${type}',\n`];
        }),
      );
    for (const name of more)
      if (schemas[name]) typeOf({ $ref: `#/components/schemas/${name}` }, name);
    const lines = [...shapes]
      .slice(countBefore)
      .map(([name, fields]) => `  ${name}: '${fields}',\n`);
    return `${COMMENT_HEADER}export const responses = {\n${responses.join('')}} as const;\n\nexport const shapes = {\n${lines.join('')}} as const;\n`;
  }

  const isStaff = (path: string) => path.startsWith(staffPaths);
  return { shared: fileOf((path) => !isStaff(path), pushed), staff: fileOf(isStaff) };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
