import { RefusedTask } from '../../http/concurrencyLimit.ts';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

type Waiting = {
  /** A person. */
  key: string;
  productIds: readonly number[];
  /** Reads what is left of the goods. Throws if this order is refused already. */
  readStock: () => Promise<unknown>;
};

/** The goods of which this fan can have nothing. */
const soldOutIn = (error: unknown) =>
  error instanceof HttpError
    ? (error.details.errors ?? []).flatMap(({ productId, available }) =>
        productId !== undefined && available === 0 ? [productId] : [],
      )
    : [];

/**
 * The orders of this process that wait for their turn. As soon as one is refused because its goods are sold out, each
 * that waits for the same goods reads what is left and leaves without a turn if it is nothing, too.
 */
export function createOrderLine({ orderTurns }: Pick<Services, 'orderTurns'>) {
  const waitingFor = new Map<number, Set<() => void>>();

  function notifyOthers(error: unknown) {
    for (const productId of soldOutIn(error))
      for (const checkStock of waitingFor.get(productId) ?? []) checkStock();
  }

  function listen(productIds: readonly number[], checkStock: () => void) {
    for (const id of productIds)
      waitingFor.set(id, (waitingFor.get(id) ?? new Set()).add(checkStock));
    return () => {
      for (const id of productIds) {
        const checks = waitingFor.get(id);
        checks?.delete(checkStock);
        if (checks?.size === 0) waitingFor.delete(id);
      }
    };
  }

  /** Runs an order in its turn, unless the read that it makes at once, or a later one, refuses it before. */
  return async function inLine<Result>(
    order: () => Promise<Result>,
    { key, productIds, readStock }: Waiting,
  ): Promise<Result> {
    const leaving = new AbortController();
    let checking: Promise<unknown> | undefined;
    const checkStock = () => {
      if (leaving.signal.aborted) return;
      checking ??= readStock()
        .catch((error: unknown) => leaving.abort(error))
        .finally(() => {
          checking = undefined;
        });
    };
    const leave = listen(productIds, checkStock);
    checkStock();
    try {
      return await orderTurns(order, { key, signal: leaving.signal });
    } catch (error) {
      const isRefused = error instanceof RefusedTask && leaving.signal.aborted;
      const reason: unknown = isRefused ? leaving.signal.reason : error;
      notifyOthers(reason);
      throw reason;
    } finally {
      leave();
    }
  };
}
