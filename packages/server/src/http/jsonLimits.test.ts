import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpError } from './errors.ts';
import { checkJsonLimits, jsonLimits } from './jsonLimits.ts';

function refusalOf(text: string): number | undefined {
  try {
    checkJsonLimits(text);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (length: number, item = '0') => `[${Array(length).fill(item).join()}]`;

describe('[ROB-02] a JSON text is bounded before it is parsed', () => {
  test('its depth', () => {
    expect(refusalOf(nested(jsonLimits.depth))).toBeUndefined();
    expect(refusalOf(nested(jsonLimits.depth + 1))).toBe(400);
    expect(refusalOf('['.repeat(100_000))).toBe(400);
    expect(refusalOf('{"a":'.repeat(100_000))).toBe(400);
  });

  test('the number of its values', () => {
    expect(refusalOf(list(jsonLimits.values - 1))).toBeUndefined();
    expect(refusalOf(list(jsonLimits.values))).toBe(413);
    expect(refusalOf(list(80_000, '{}'))).toBe(413);
    const fields = Array.from({ length: 24_000 }, (_, index) => `"${index}":1`);
    expect(refusalOf(`{${fields.join()}}`)).toBe(413);
  });

  test('brackets inside a string are text', () => {
    const brackets = '[{,'.repeat(jsonLimits.values);
    expect(refusalOf(JSON.stringify({ brackets, quoted: `"${brackets}\\"` }))).toBeUndefined();
    expect(refusalOf(`"${brackets}`)).toBeUndefined();
    expect(refusalOf(`"\\\\"${nested(jsonLimits.depth + 1)}`)).toBe(400);
    expect(refusalOf(`"\\""${nested(jsonLimits.depth + 1)}`)).toBe(400);
  });

  test('counts exactly the values that parsing would create', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 12 }), fc.nat({ max: 1100 }), (json, more) => {
        const text = `[${json}${',0'.repeat(more)}]`;
        const most = countOf(JSON.parse(text));
        // An empty array or object counts as one more: its opening bracket counts, although it has no item.
        const empty = text.match(/\[\]|\{\}/g)?.length ?? 0;
        if (refusalOf(text) === 413) expect(most + empty).toBeGreaterThan(jsonLimits.values - 1);
        else expect(most).toBeLessThanOrEqual(jsonLimits.values);
      }),
    );
  });
});

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 1);
}
