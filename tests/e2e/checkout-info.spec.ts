import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import type { address } from '../support/serverWithGateway.ts';
import { expect, type Page, test } from './test.ts';

async function buyer(server: TestServer, saved?: typeof address): Promise<Fan> {
  const fan = await server.createFan('浜野 さくら');
  const items = [{ productId: await server.createProduct(1800), quantity: 2 }];
  await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } });
  if (saved) await fan.call('POST', '/v1/user/shipping-address', { body: saved });
  return fan;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('[STOR-03] [STOR-06] two tabs edit one draft', async ({ server, openAs }) => {
  const fan = await buyer(server);
  const page = await openAs(fan, '/u/checkout-info');
  await expect(field(page, 'お名前')).toHaveValue('浜野 さくら');
  const other = await openAs(fan, '/u/checkout-info', { beside: page });
  await field(page, '電話番号').fill('09012345678');
  await expect(field(other, '電話番号')).toHaveValue('09012345678');
  await other.getByRole('radio', { name: '配送' }).click();
  await expect(page.getByRole('radio', { name: '配送' })).toBeChecked();
});
