import { ApiError } from '@homestand/api-client';
import { number } from '@homestand/api-client/schema';

/** A product, or an option of it, of which there is not enough for an order. */
export type Shortage = {
  productId: number;
  optionId?: number | undefined;
  /** Pieces that this fan can still have. */
  available: number;
};

/** What an order was refused for. */
export const shortagesOf = (error: unknown): readonly Shortage[] =>
  error instanceof ApiError
    ? error.fieldErrors.flatMap(({ productId, optionId, available }) =>
        number(productId) && number(available)
          ? [{ productId, available, ...(number(optionId) && { optionId }) }]
          : [],
      )
    : [];

type Line = {
  productId: number;
  optionId?: number | undefined;
  quantity: number;
  stock?: { left: number } | undefined;
};

/** Pieces that are left of a line, if they are fewer than its quantity; by the last refusal and the known stock. */
export function leftOf(line: Line, shortages: readonly Shortage[]): number | undefined {
  const refused = shortages.find(
    ({ productId, optionId }) => productId === line.productId && optionId === line.optionId,
  );
  const available = Math.min(
    refused?.available ?? Number.POSITIVE_INFINITY,
    line.stock?.left ?? Number.POSITIVE_INFINITY,
  );
  return available < line.quantity ? available : undefined;
}
