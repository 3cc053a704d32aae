import type { BrowserContext, Page } from '@playwright/test';
import type { Fan } from '../support/fixtures.ts';
import { cards } from '../support/gateway.ts';
import { address, orderForm, type Shop } from '../support/serverWithGateway.ts';
import { test as base, expect, loginOf, type Stored } from './test.ts';

export { expect } from './test.ts';
export { cards };

export type Buyer = Awaited<ReturnType<Shop['createBuyer']>>;

/** A security code that occurs nowhere else. */
export const code = '987';

type PerTest = {
  /** The server under the name of what it is used for: its gateway can be unavailable. */
  shop: Shop;
  /** A fan with 3,600 yen of goods in the cart. */
  buyer: Buyer;
  /** Opens the payment page with the customer information already in the draft. */
  payPage: (
    options?: { method?: DeliveryMethod; path?: string; origin?: string; beside?: Page },
    fan?: Fan,
  ) => Promise<Page>;
};

/** A club whose gateway has another origin, as in production, and can be unavailable. */
export const test = base.extend<PerTest>({
  shop: ({ server }, use) => use(server),
  buyer: async ({ shop }, use) => {
    await use(await shop.createBuyer());
    shop.gateway.clearFaults();
  },
  payPage: async ({ buyer, open }, use) => {
    await use(
      async ({ method = 'venue', path = '/u/checkout-payment', ...rest } = {}, fan = buyer) => {
        const draft = draftOf(fan, method);
        // A context that is open already has its storage.
        await rest.beside?.evaluate((entries) => {
          for (const { name, value } of entries) localStorage.setItem(name, value);
        }, draft);
        return open('user', [...loginOf(fan), ...draft], path, rest);
      },
    );
  },
});

type DeliveryMethod = 'venue' | 'shipping';

/** The stored draft of a completed information page. */
export function draftOf({ id: personId }: Fan, deliveryMethod: DeliveryMethod = 'venue'): Stored {
  const { postalCode, prefecture, city, street, building } = address;
  const shippingAddress =
    deliveryMethod === 'shipping'
      ? { postalCode, prefecture, city, street, building }
      : { postalCode: '', prefecture: '', city: '', street: '', building: '' };
  return [
    {
      name: 'ntt_user_data',
      value: obfuscate({
        personId,
        customerInfo: { orderForm, shippingAddress },
        creditCardPayInfo: null,
        addressForm: null,
        attempts: {},
      }),
    },
    {
      name: 'ntt_common_data',
      value: obfuscate({
        personId,
        deliveryMethod,
        registerCheckboxChecked: false,
        paymentMethod: 'credit_card',
        orderPaymentSessionId: null,
      }),
    },
  ];
}

/** The app's obfuscation of stored values. */
function obfuscate(value: unknown): string {
  const mask = Buffer.from('homestand');
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return Buffer.from(bytes.map((byte, index) => byte ^ (mask[index % mask.length] ?? 0))).toString(
    'base64',
  );
}

/** Enters a card and opens the confirmation. */
export async function enterCard(page: Page, number = cards.good) {
  await page.getByRole('textbox', { name: 'カード番号' }).fill(number);
  await page.getByRole('textbox', { name: 'カード名義人' }).fill('akari hamano');
  await page.getByRole('combobox', { name: '有効期限（月）' }).selectOption('12');
  const year = String((new Date().getFullYear() + 2) % 100);
  await page.getByRole('combobox', { name: '有効期限（年）' }).selectOption(year);
  await page.getByRole('textbox', { name: 'セキュリティコード' }).fill(code);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(placeButton(page)).toBeVisible();
}

export const placeButton = (page: Page) => page.getByRole('button', { name: '注文を確定する' });

/** The error on the page; toasts are in another region. */
export const pageError = (page: Page) => page.getByRole('main').getByRole('alert');

export const thanksHeading = (page: Page) =>
  page.getByRole('heading', { name: 'ご購入ありがとうございます' });

/** The invariant of every paid checkout: one order, one charge, and the confirmation shows it. */
export async function expectPaidOnce(shop: Shop, fan: Buyer, page: Page, total = 3600) {
  await expect(thanksHeading(page)).toBeVisible({ timeout: 30_000 });
  const orders = await shop.ordersOf(fan);
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid');
  expect(paid).toMatchObject([{ totalPrice: total }]);
  expect(orders.filter(({ paymentStatus }) => paymentStatus === 'awaiting')).toEqual([]);
  const charges = await shop.chargesOf(fan);
  expect(charges.map(({ status, netAmount }) => [status, netAmount])).toEqual([
    ['captured', total],
  ]);
  await expect(page.getByText(paid[0]?.id ?? 'an order')).toBeVisible();
  expect(page.url()).toBe(`${new URL(page.url()).origin}/user/u/order-complete/${paid[0]?.id}`);
  expect(await cartOf(fan)).toBe(0);
  return paid[0]?.id ?? '';
}

export async function expectNothingPaid(shop: Shop, fan: Buyer) {
  const orders = await shop.ordersOf(fan);
  expect(orders.filter(({ paymentStatus }) => paymentStatus === 'paid')).toEqual([]);
  expect(await shop.chargesOf(fan)).toEqual([]);
  expect(await cartOf(fan)).toBe(2);
}

async function cartOf(fan: Buyer) {
  const { body } = await fan.call('GET', '/v1/user/cart');
  return (body.data as { totalItems: number }).totalItems;
}

/** Records all requests except those to the gateway. */
export function recordRequests(context: BrowserContext, gatewayUrl: string) {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(new URL(gatewayUrl).origin)) return;
    requests.push(
      `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    );
  });
  return requests;
}

/** Everything in the browser's storage, raw and decoded. */
export const storedValues = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const mask = new TextEncoder().encode('homestand');
    const texts = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    const read = texts.flatMap((text) => {
      try {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        return new TextDecoder().decode(
          bytes.map((byte, index) => byte ^ (mask[index % mask.length] ?? 0)),
        );
      } catch {
        return [];
      }
    });
    return JSON.stringify([texts, read, window.history.state, window.location.href]);
  });
