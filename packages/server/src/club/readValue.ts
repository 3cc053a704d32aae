import type { z } from 'zod';
import { halfWidth } from '../text/plainForm.ts';
import { clubDefinition } from './definition.ts';
import { aroundYen } from './messages.ts';

type Answer<Value> = { value: Value } | { expected: string };

const readerOf =
  <Schema extends z.ZodType>(schema: Schema, plain: (text: string) => unknown = (text) => text) =>
  (text: string): Answer<z.infer<Schema>> => {
    const result = schema.safeParse(plain(text));
    return result.success
      ? { value: result.data }
      : { expected: String(schema.meta()?.expected ?? '') };
  };

function yen(text: string): unknown {
  const figures = halfWidth(text).replace(aroundYen, '');
  return /^\d+$/.test(figures) ? Number(figures) : text;
}

const { name, slogan, color, supportPage, shipping } = clubDefinition.shape;

/** Values of club.json as people type them, each with what the file takes there. */
export const readValue = {
  name: readerOf(name),
  slogan: readerOf(slogan),
  color: readerOf(color, halfWidth),
  supportPage: readerOf(supportPage),
  fee: readerOf(shipping.shape.fee, yen),
};
