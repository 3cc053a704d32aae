import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentNotification } from './gateway.ts';
import { objectOf, parseObject, textOf } from './jsonFields.ts';

/** Reads only the body, which the signature covers: KOMOJU's other headers are not authenticated. */
export function readKomojuNotification(
  webhookSecret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): PaymentNotification | null {
  const signature = headers['x-komoju-signature'];
  if (signature === undefined || !/^[0-9a-f]{64}$/i.test(signature)) return null;
  const expected = createHmac('sha256', webhookSecret).update(rawBody).digest();
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return null;

  const event = parseObject(rawBody.toString('utf8'));
  const id = textOf(event?.id);
  const type = textOf(event?.type);
  if (id === null || type === null) return null;
  const payment = objectOf(event?.data);
  const orderNumber = textOf(payment?.external_order_num);
  return {
    id,
    type,
    sessionId: textOf(payment?.session),
    paymentId: textOf(payment?.id),
    orderId: textOf(objectOf(payment?.metadata)?.order_id) ?? orderBefore(orderNumber),
  };
}

/** The order in `order/attempt`, the order number that `openSession` gives each session. */
function orderBefore(orderNumber: string | null): string | null {
  const slash = orderNumber?.lastIndexOf('/') ?? -1;
  return orderNumber !== null && slash > 0 ? orderNumber.slice(0, slash) : null;
}
