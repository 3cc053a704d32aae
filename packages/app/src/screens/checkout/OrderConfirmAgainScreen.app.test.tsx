import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setCardSecrets, updateCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { fillCheckout, storeAttempt } from '../../testing/prepare';
import {
  enterCard,
  placeButton,
  placing,
  startSampleGateway,
  thanksHeading,
} from '../../testing/sampleCheckout';
import { order, paymentOf, shippingAddress } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const read = 'GET /v1/user/orders/{orderId}';
const confirmPath = `/u/order-confirm/${order.id}`;
const heading = (name: string) => page.getByRole('heading', { name });

test.each([
  ['failed', '決済に失敗しました。'],
  ['canceled', 'お支払いを取りやめました'],
] as const)(
  '[CHK-09] [ERR-02] a payment that %s: cart and input stay, and another card pays the same order',
  async (status, words) => {
    const { server, path } = await showApp(confirmPath, {
      answers: paymentOf(status),
      prepare() {
        fillCheckout();
        updateCheckoutDraft({ deliveryMethod: 'shipping' });
        setCardSecrets(null);
      },
    });
    startSampleGateway();
    await expect.element(heading(words)).toBeVisible();
    await expect.element(page.getByText(/請求は発生していません。/)).toBeVisible();
    await page.getByRole('link', { name: 'もう一度支払う' }).click();
    const holder = page.getByRole('textbox', { name: 'カード名義人' });
    await expect.element(holder).toHaveValue('SAKURA HAMANO');
    expect(path()).toBe(`/u/checkout-payment/${order.id}`);
    await enterCard();
    const customer = page.getByRole('region', { name: 'お客様情報' });
    await expect.element(customer).toMatchTextContent(shippingAddress.street);
    server.answer(placing, () => {
      server.answer(read, { order: { ...order, paymentStatus: 'paid' } });
      return {
        orderId: order.id,
        paymentStatus: 'paid',
        redirectUrl: null,
        orderPaymentSessionId: null,
      };
    });
    await placeButton.click();
    await expect.element(thanksHeading).toBeVisible();
    expect(server.requests(placing).map(({ body }) => body)).toMatchObject([
      { orderId: order.id, deliveryMethod: 'shipping' },
    ]);
  },
);

test('[ROB-04] a charge that is refunded never shows as paid, and the order cannot be paid again', async () => {
  const { server, clock, path, goto } = await showApp(confirmPath, {
    answers: paymentOf('refund_due'),
    prepare() {
      fillCheckout();
      storeAttempt({ key: '00000000-0000-4000-8000-000000000099', at: 0, orderId: order.id });
    },
  });
  await expect.element(heading('返金の手続きをしています')).toBeVisible();
  await expect.element(placeButton).not.toBeInTheDocument();
  server.answer(read, { order: { ...order, paymentStatus: 'refunded' } });
  await clock.runFor(30_000);
  await expect.element(heading('全額を返金しました')).toBeVisible();
  await expect.element(thanksHeading).not.toBeInTheDocument();
  await goto(`/u/order-complete/${order.id}`);
  await expect.element(heading('全額を返金しました')).toBeVisible();
  expect(path()).toBe(confirmPath);
  await goto('/u/shop-cart');
  await expect.element(page.getByRole('link', { name: '注文手続きへ' })).toBeVisible();
});

test('[ROLE-02] an order that the server does not show to this fan is not found', async () => {
  const { goto } = await showApp(confirmPath, { prepare: ({ fail }) => fail(read, 404) });
  await expect.element(page.getByText(/注文が見つかりません/)).toBeVisible();
  await goto(`/u/order-complete/${order.id}`);
  await expect.element(page.getByText(/注文が見つかりません/)).toBeVisible();
});
