import type { components } from '@homestand/api-client';
import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import type { Operation, SampleServer } from '@homestand/app-core/testing/sampleServer';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { productPage } from './sampleShop';

/** The operation that orders and pays. */
export const placing = 'POST /v1/user/orders/create-with-payment';

/** Answers token calls in place of the payment company until the test ends; counts them. */
export function startSampleGateway() {
  const { fetch } = globalThis;
  let respond = (): Response | Promise<Response> => Response.json({ id: 'sample-token' });
  let count = 0;
  globalThis.fetch = async (input, init) => {
    if (input !== sampleClub.payment.tokenUrl) return fetch(input, init);
    count++;
    return respond();
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  return {
    count: () => count,
    respondWith(answer: typeof respond) {
      respond = answer;
    },
  };
}

type Line = { productId: number; quantity: number };

/** A cart that keeps its changes; `set` is a change of the server or of another device. */
export function startSampleCart(server: SampleServer, ...start: Line[]) {
  let lines = start;
  const prices = new Map<number, number>();
  const made = new Map<number, components['schemas']['MadeToOrder']>();
  const cart = () => {
    const cartItems = lines.map(({ productId, quantity }) => {
      const product = productPage.list.find(({ id }) => id === productId);
      const unitPrice = prices.get(productId) ?? product?.price ?? 0;
      const madeToOrder = made.get(productId);
      return {
        productId,
        productName: product?.name ?? '',
        unitPrice,
        quantity,
        totalPrice: unitPrice * quantity,
        previousPrice: null,
        ...(madeToOrder && { madeToOrder }),
        imageUrls: [],
      };
    });
    return {
      cartItems,
      totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
      message: null,
      version: JSON.stringify([lines, [...prices]]),
    };
  };
  server.answer('GET /v1/user/cart', cart);
  server.answer('PUT /v1/user/cart', ({ body }) => {
    // Written by the app's typed client.
    lines = (body as { items: Line[] }).items.map(({ productId, quantity }) => ({
      productId,
      quantity,
    }));
    return cart();
  });
  return {
    lines: () => lines.map(({ productId, quantity }) => [productId, quantity]),
    set(...changed: Line[]) {
      lines = changed;
    },
    setMadeToOrder: (productId: number, madeToOrder: components['schemas']['MadeToOrder']) =>
      void made.set(productId, madeToOrder),
    setPrice: (productId: number, price: number) => void prices.set(productId, price),
  };
}

export const placeButton = page.getByRole('button', { name: '注文を確定する' });
export const pageError = page.getByRole('main').getByRole('alert');
export const thanksHeading = page.getByRole('heading', { name: 'ご購入ありがとうございます' });

/** Enters a card and opens the confirmation. */
export async function enterCard() {
  await page.getByRole('textbox', { name: 'カード番号' }).fill('4111111111111111');
  await page.getByRole('textbox', { name: 'カード名義人' }).fill('akari hamano');
  await page.getByRole('combobox', { name: '有効期限（月）' }).selectOptions('12');
  await page.getByRole('combobox', { name: '有効期限（年）' }).selectOptions('28');
  await page.getByRole('textbox', { name: 'セキュリティコード' }).fill('987');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect.element(placeButton).toBeVisible();
}

/** The idempotency keys of an operation's requests. */
export const keysOf = (server: SampleServer, operation: Operation = placing) =>
  server.requests(operation).map(({ headers }) => headers.get('Idempotency-Key'));
