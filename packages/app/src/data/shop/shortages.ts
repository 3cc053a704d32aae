import { ApiError } from '@homestand/api-client';
import { number } from '@homestand/api-client/schema';

/** A product, or an option of it, of which there is not enough for an order. */
export type Shortage = {
  productId: number;
  optionId?: number | undefined;
  /** Pieces that this fan can still have. */
  available: number;
  /** Names the product and the reason. */
  message: string;
};

/** What an order was refused for. */
export const shortagesOf = (error: unknown): readonly Shortage[] =>
  error instanceof ApiError
    ? error.fieldErrors.flatMap(({ productId, optionId, available, message }) =>
        number(productId) && number(available)
          ? [{ productId, available, message, ...(number(optionId) && { optionId }) }]
          : [],
      )
    : [];

type Limited = {
  productId: number;
  quantity: number;
  /** What this fan may order of the product by the limit for a person. */
  available?: number | undefined;
};

type Line = Limited & {
  optionId?: number | undefined;
  perPerson?: number | undefined;
  stock?: { left: number } | undefined;
};

/** What can be ordered of a line, and why it is no more: the limit for a person, or the sentence of the refusal; else the stock. */
export type Short = { left: number; perPerson?: number; reason?: string };

/** Set if less of a line can be ordered than its quantity; by the last refusal, the known stock and the limit. */
export function shortOf(line: Line, shortages: readonly Shortage[]): Short | undefined {
  const refused = shortages.find(
    ({ productId, optionId }) => productId === line.productId && optionId === line.optionId,
  );
  const inStock = line.stock?.left ?? Number.POSITIVE_INFINITY;
  const allowed = line.available ?? Number.POSITIVE_INFINITY;
  const pieces = Math.min(refused?.available ?? Number.POSITIVE_INFINITY, inStock, allowed);
  if (pieces >= line.quantity) return undefined;
  if (pieces === inStock) return { left: pieces };
  if (pieces === allowed && line.perPerson !== undefined)
    return { left: pieces, perPerson: line.perPerson };
  return { left: pieces, ...(refused && { reason: refused.message }) };
}

/** The limit for a person is of the product: what its other lines take is not left for this one. */
export function withinLimit<L extends Limited>(line: L, lines: readonly Limited[]): L {
  if (line.available === undefined) return line;
  const others = lines.filter((other) => other.productId === line.productId && other !== line);
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return taken === 0 ? line : { ...line, available: Math.max(0, line.available - taken) };
}
