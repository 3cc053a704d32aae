import { ApiError, type components, createKey, sendOnce, unwrap } from '@homestand/api-client';
import { isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { inSession } from '@homestand/app-core/session/inSession';
import { client } from '../client';
import type { LineKey } from '../shop/cart.merge';
import { getAttempt, setAttempt, useAttempt } from './checkoutDraft.store';

type PickupOrder = components['schemas']['PickupOrder'];

const day = 24 * 60 * 60 * 1000;

/** The server stores a key for some days; an attempt older than one day is not retried. */
const isRecent = (at: string) => Date.now() - Date.parse(at) < day;

/** Whether an order of this product, or of this option of it, was sent and its result is unknown. */
export function useUncertain(line: LineKey): boolean {
  const attempt = useAttempt(line);
  return attempt !== null && isRecent(attempt.at);
}

/**
 * Orders one product and returns the order's number. Until the server responds, every attempt uses the first
 * attempt's key, also after a reload: repeated requests make one order.
 */
export async function orderForPickup(line: LineKey, order: PickupOrder): Promise<string> {
  const stored = getAttempt(line);
  const earlier = stored && isRecent(stored.at) ? stored : null;
  const body = JSON.stringify(order);
  const { key } = earlier ?? { key: createKey() };
  if (!earlier) setAttempt(line, { key, body, at: new Date().toISOString() });
  try {
    const orderId = await send(key, body).catch((error: unknown) => {
      // The key belongs to another order body: the earlier order arrived, and its number is requested.
      const arrived = error instanceof ApiError && error.code === 409;
      if (arrived && earlier && earlier.body !== body) return send(key, earlier.body);
      throw error;
    });
    setAttempt(line, null);
    return orderId;
  } catch (error) {
    if (!isTemporary(error)) setAttempt(line, null);
    throw error;
  }
}

const send = (key: string, body: string) =>
  sendOnce(
    key,
    inSession(async (header) => {
      // Written by this function, in this call or before a reload.
      const order = JSON.parse(body) as PickupOrder;
      const placed = await unwrap(
        client.POST('/v1/user/orders', { params: { header }, body: order }),
      );
      return placed.order_id;
    }),
    { tries: 3 },
  );
