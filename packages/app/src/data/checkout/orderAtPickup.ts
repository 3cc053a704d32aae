import { ApiError, type components, createKey, sendOnce, unwrap } from '@homestand/api-client';
import { isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { client } from '@homestand/app-core/http/client';
import { inSession } from '@homestand/app-core/session/inSession';
import { getAttempt, setAttempt, useAttempt } from './checkoutDraft.store';

type PickupOrder = components['schemas']['PickupOrder'];

const day = 24 * 60 * 60 * 1000;

/** The server remembers a key for some days; long before that it is no retry any more. */
const isRecent = (at: string) => Date.now() - Date.parse(at) < day;

/** An order of this product was sent, and nobody knows whether it arrived. */
export function useUncertain(productId: number): boolean {
  const attempt = useAttempt(productId);
  return attempt !== null && isRecent(attempt.at);
}

/**
 * Orders one product and gives the order's number. Until the server has answered, every try carries the key of
 * the first, over a reload, too: however often it is asked for, there is one order.
 */
export async function orderForPickup(productId: number, order: PickupOrder): Promise<string> {
  const known = getAttempt(productId);
  const earlier = known && isRecent(known.at) ? known : null;
  const body = JSON.stringify(order);
  const { key } = earlier ?? { key: createKey() };
  if (!earlier) setAttempt(productId, { key, body, at: new Date().toISOString() });
  try {
    const orderId = await send(key, body).catch((error: unknown) => {
      // The key stands for another order: the earlier one has arrived, and is asked for its number.
      const arrived = error instanceof ApiError && error.code === 409;
      if (arrived && earlier && earlier.body !== body) return send(key, earlier.body);
      throw error;
    });
    setAttempt(productId, null);
    return orderId;
  } catch (error) {
    if (!isTemporary(error)) setAttempt(productId, null);
    throw error;
  }
}

const send = (key: string, body: string) =>
  sendOnce(
    key,
    inSession(async (header) => {
      // Written by this function, above or before a reload.
      const order = JSON.parse(body) as PickupOrder;
      const placed = await unwrap(
        client.POST('/v1/user/orders', { params: { header }, body: order }),
      );
      return placed.order_id;
    }),
    { tries: 3 },
  );
