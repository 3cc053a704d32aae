import fc from 'fast-check';
import {
  type Contract,
  follow,
  type JsonSchema,
} from '../../packages/server/src/http/readContract.ts';
import { hasVisibleText } from '../../packages/server/src/text/cleanText.ts';

/** Existing values by field name, so that generated requests refer to real rows. */
export type KnownValues = Record<string, readonly unknown[]>;

type Numbers = {
  [Keyword in 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems']?: number;
};

// The contract's keywords have their JSON Schema types: document.test.ts validates the document.
const numbers = (schema: JsonSchema) => schema as Numbers;
const propertiesOf = (schema: JsonSchema) =>
  (schema.properties ?? {}) as Record<string, JsonSchema>;
const requiredOf = (schema: JsonSchema) => (schema.required ?? []) as string[];
const variantsOf = (schema: JsonSchema) => (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[];

/** Generates values that fit a schema, for the keywords the contract uses. */
export function createValid(contract: Contract, knownValues: KnownValues = {}) {
  function valid(source: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    const schema = follow(contract, source);
    const made = fromSchema(schema);
    const values = knownValues[name];
    return values && values.length > 0
      ? fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...values) },
          { weight: 1, arbitrary: made },
        )
      : made;
  }

  function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const variants = variantsOf(schema);
    if (variants.length > 0)
      return fc.oneof(...variants.map((variant) => valid(merged(schema, variant))));
    if (Array.isArray(schema.type))
      return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type })));
    switch (schema.type) {
      case 'null':
        return fc.constant(null);
      case 'number':
        return fc.double({ min: 0, max: 1e9, noNaN: true });
      case 'integer':
        return integer(numbers(schema));
      case 'boolean':
        return fc.boolean();
      case 'array': {
        const { minItems = 0, maxItems = 5 } = numbers(schema);
        const options = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
        return fc.array(valid(schema.items as JsonSchema), options);
      }
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(propertiesOf(schema)).map(([key, property]) => [
              key,
              valid(property, key),
            ]),
          ),
          { requiredKeys: requiredOf(schema) },
        );
      default:
        return text(schema);
    }
  }

  /** Merges an object schema with one of its variants. */
  function merged(schema: JsonSchema, addition: JsonSchema): JsonSchema {
    const variant = follow(contract, addition);
    const { oneOf, anyOf, ...rest } = schema;
    const properties = { ...propertiesOf(schema), ...propertiesOf(variant) };
    const required = [...new Set([...requiredOf(schema), ...requiredOf(variant)])];
    return { ...rest, ...variant, properties, required };
  }
  return valid;
}

function integer({ minimum = 0, maximum = 1000 }: Numbers): fc.Arbitrary<number> {
  const between = fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  return fc.oneof(
    between,
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 9) }),
  );
}

const oddities = [
  '👨‍👩‍👧‍👦',
  'が',
  '\u{20BB7}',
  '\u202E',
  '\u200B',
  ' ',
  '\n',
  "'",
  '"',
  '\\',
  '%00',
  '<b>',
  '$HOME',
];

function text(schema: JsonSchema): fc.Arbitrary<string> {
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : /(?:)/;
  const isPattern = typeof schema.pattern === 'string' && schema.pattern.startsWith('^');
  const { minLength = 0, maxLength = isPattern ? 200 : 60 } = numbers(schema);
  const fits = (value: string) => value.length <= maxLength && value.length >= minLength;
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'binary') return fc.constant('');
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((date) => date.toISOString())
      .filter((value) => pattern.test(value));
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter((value) => pattern.test(value));
  if (isPattern) {
    const ending = pattern.source.endsWith('$') ? pattern : new RegExp(`${pattern.source}.*$`);
    return fc.stringMatching(ending, { size: 'small' }).filter(fits);
  }
  const most = Math.min(maxLength, Number(schema['x-maxGraphemes'] ?? maxLength));
  return fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 40) }),
      fc
        .array(fc.constantFrom(...oddities), { minLength: 1, maxLength: 4 })
        .map((all) => all.join('')),
      fc.constantFrom('あ'.repeat(most), `a${' '.repeat(Math.max(0, most - 1))}`),
    )
    .filter((value) => fits(value) && pattern.test(value))
    .filter((value) => schema['x-visible'] !== true || hasVisibleText(value));
}

type Place = { way: (string | number)[]; schema: JsonSchema };

/** Every position in a value, with its schema where there is one. */
function placesOf(
  contract: Contract,
  source: JsonSchema,
  value: unknown,
  way: Place['way'] = [],
): Place[] {
  const schema = follow(contract, source) ?? {};
  const here: Place = { way, schema };
  if (Array.isArray(value))
    return [
      here,
      ...value.flatMap((item, index) =>
        placesOf(contract, (schema.items ?? {}) as JsonSchema, item, [...way, index]),
      ),
    ];
  if (typeof value !== 'object' || value === null) return [here];
  const properties = Object.assign(
    {},
    ...variantsOf(schema).map((variant) => propertiesOf(follow(contract, variant))),
    propertiesOf(schema),
  ) as Record<string, JsonSchema>;
  return [
    here,
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesOf(contract, properties[key] ?? {}, inner, [...way, key]),
    ),
  ];
}

const strangers: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '1',
  'null',
  [],
  {},
  [[]],
  { toString: 1 },
];

/** Replacements for one position, by kind. Most violate the schema; the validator decides. */
function corruptions(value: unknown, schema: JsonSchema): unknown[][] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = numbers(schema);
  const graphemes = schema['x-maxGraphemes'];
  const limits = [
    ...(minimum === undefined ? [] : [minimum - 1, String(minimum)]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum + 0.5]),
    ...(minLength === undefined ? [] : ['a'.repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1), '漢'.repeat(maxLength + 1)]),
    ...(typeof graphemes === 'number' ? ['👍🏽'.repeat(graphemes + 1)] : []),
  ];
  return [[...strangers, [value], { value }], limits, inside(value, minItems, maxItems)].filter(
    (kind) => kind.length > 0,
  );
}

function inside(value: unknown, minItems?: number, maxItems?: number): unknown[] {
  if (typeof value === 'string')
    return [`${value}\0`, `\ud800${value}`, `${value}\udfff`, 'a'.repeat(40_000), `${value} `];
  if (typeof value === 'number') return [String(value), -value, value + 0.1];
  if (Array.isArray(value))
    return [
      ...(minItems === undefined ? [] : [value.slice(0, minItems - 1)]),
      ...(maxItems === undefined
        ? []
        : [Array.from({ length: maxItems + 1 }, () => value[0] as unknown)]),
    ];
  if (typeof value !== 'object' || value === null) return [];
  const more = ['role', 'constructor', '', 'price', 'toString'];
  return [
    ...more.map((key) => ({ ...value, [key]: 1 })),
    ...Object.keys(value).map((gone) =>
      Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone)),
    ),
  ];
}

/** A valid value with one position replaced by something wrong. */
export function corrupted(
  contract: Contract,
  schema: JsonSchema,
  valid: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(), fc.nat(), fc.nat()).map(([value, where, kind, what]) => {
    const places = placesOf(contract, schema, value);
    const place = places[where % places.length];
    if (!place) return value;
    const kinds = corruptions(at(value, place.way), place.schema);
    const all = kinds[kind % kinds.length] ?? [];
    return replaced(value, place.way, all[what % all.length]);
  });
}

const at = (value: unknown, way: Place['way']): unknown =>
  // The path was made from the value itself.
  way.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value);

function replaced(value: unknown, [key, ...rest]: Place['way'], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, by) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
}
