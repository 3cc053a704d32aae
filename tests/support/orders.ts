import type { Insertable } from 'kysely';
import { createTerminal } from '../../packages/server/src/cli/terminal.testSupport.ts';
import type { Tables } from '../../packages/server/src/db/schema.ts';
import { newOrderId } from '../../packages/server/src/modules/orders/orderId.ts';
import type { Fan } from './fixtures.ts';
import type { TestServer } from './server.ts';

type Values = Partial<Insertable<Tables['orders']>>;
type Line = { name: string; unitPrice?: number; quantity?: number };

const customer = { name: '浜野 さくら', email: 'sakura@example.com', phone: '09012345678' };

const house = {
  postalCode: '2310023',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '山下町1-1',
  building: '浜野マンション101号室',
};

const card = {
  paymentMethod: 'credit_card',
  paymentStatus: 'paid',
  cardLastFour: '1111',
  cardHolderName: 'SAKURA HAMANO',
} as const;

/** An order as the checkout creates it, optionally in a later state of pickup or delivery. */
export async function addOrder(
  { db, config, createProduct }: Pick<TestServer, 'db' | 'config' | 'createProduct'>,
  fan: Fan,
  values: Values = {},
  lines: readonly Line[] = [{ name: 'フェイスタオル', quantity: 2 }],
): Promise<string> {
  const shipping = values.deliveryMethod === 'shipping';
  const items = [];
  for (const { name, unitPrice = 1800, quantity = 1 } of lines)
    items.push({
      productId: await createProduct(unitPrice),
      productName: name,
      unitPrice,
      quantity,
    });
  if (shipping)
    items.push({
      productId: 0,
      productName: '送料',
      unitPrice: config.club.shipping.fee,
      quantity: 1,
    });
  const id = newOrderId(values.createdAt instanceof Date ? values.createdAt : undefined);
  await db
    .insertInto('orders')
    .values({
      id,
      userId: fan.id,
      ...customer,
      ...(shipping && house),
      ...card,
      deliveryMethod: 'venue',
      deliveryStatus: shipping ? 'unshipped' : 'pending',
      totalPrice: items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0),
      ...values,
    })
    .execute();
  await db
    .insertInto('orderItems')
    .values(items.map((item, index) => ({ ...item, orderId: id, line: index + 1 })))
    .execute();
  return id;
}

/** Runs the club's command line, as staff at the counter do. */
export async function setStatus(server: TestServer, id: string, status: string): Promise<void> {
  const { code } = await createTerminal(server)(['orders', 'status', id, status]);
  if (code !== 0) throw new Error(`The command exited with ${code}.`);
}
