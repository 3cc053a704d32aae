import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choosePickup, fillCustomer } from '../../testing/prepare';
import {
  enterCard,
  placeButton,
  placing,
  startSampleCart,
  startSampleGateway,
  thanksHeading,
} from '../../testing/sampleCheckout';
import { madeToOrder, productPage } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const { deliveryPeriod } = madeToOrder;
const search = `?delivery=${encodeURIComponent(deliveryPeriod)}`;
const [jersey = '', towel = ''] = productPage.list.map(({ name }) => name);
const stock = page.getByRole('region', { name: 'すぐにご用意できる商品' });
const made = page.getByRole('region', { name: `受注生産（引渡時期：${deliveryPeriod}）` });
const toCheckout = { name: '注文手続きへ' };
const content = page.getByRole('region', { name: 'ご注文内容' });
const next = page.getByRole('button', { name: '次へ進む' });

/** A jersey from stock, and two towels that are made to order. */
async function openCart(prepare = fillCustomer) {
  let cart: ReturnType<typeof startSampleCart> | undefined;
  const app = await showApp('/u/shop-cart', {
    prepare(server) {
      prepare();
      cart = startSampleCart(server, { productId: 1, quantity: 1 }, { productId: 2, quantity: 2 });
      cart.setMadeToOrder(2, madeToOrder);
    },
  });
  startSampleGateway();
  await expect.element(made.getByText(towel)).toBeVisible();
  return {
    ...app,
    setLines: (...lines: { productId: number; quantity: number }[]) => cart?.set(...lines),
    orders: () => app.server.requests(placing).map(({ body }) => body),
  };
}

test('[STOCK-16] each group has its goods, its sum and its checkout; the other one stays in the cart', async () => {
  const { path, reload, back, orders, setLines, goto } = await openCart();
  await expect.element(stock.getByText(jersey)).toBeVisible();
  await expect.element(stock).toMatchTextContent('合計1点¥8,800');
  await expect.element(made).toMatchTextContent('合計2点¥4,400');
  await made.getByRole('link', toCheckout).click();
  await expect.element(next).toBeVisible();
  expect(path()).toBe(`/u/checkout-info${search}`);
  await reload();
  await expect.element(next).toBeVisible();
  await next.click();
  await expect.element(page.getByRole('textbox', { name: 'カード番号' })).toBeVisible();
  expect(path()).toBe(`/u/checkout-payment${search}`);
  await enterCard();
  expect(path()).toBe(`/u/order-confirm${search}`);
  await expect.element(content).toMatchTextContent(towel);
  await expect.element(content).toMatchTextContent(`引渡時期：${deliveryPeriod}`);
  await expect.element(content).not.toMatchTextContent(jersey);
  await back();
  await expect.element(next).toBeVisible();
  await enterCard();
  setLines({ productId: 1, quantity: 1 }, { productId: 2, quantity: 2 });
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toMatchObject([{ deliveryPeriod, expectedTotal: 4400 }]);
  setLines({ productId: 1, quantity: 1 });
  await goto('/u/shop-cart');
  await expect.element(page.getByText(jersey)).toBeVisible();
  await expect.element(made).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', toCheckout)).toBeVisible();
});

test('[STOCK-16] the goods from stock are named to the server, which would refuse the whole cart', async () => {
  const { path, orders } = await openCart();
  await stock.getByRole('link', toCheckout).click();
  await expect.element(next).toBeVisible();
  expect(path()).toBe('/u/checkout-info');
  await next.click();
  await expect.element(page.getByRole('textbox', { name: 'カード番号' })).toBeVisible();
  await enterCard();
  await expect.element(content).toMatchTextContent(jersey);
  await expect.element(content).not.toMatchTextContent(towel);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toMatchObject([{ deliveryPeriod: null, expectedTotal: 8800 }]);
});

test('[STOCK-15] what is made to order is paid by card, whatever was chosen before', async () => {
  const { goto } = await openCart(choosePickup);
  await goto('/u/checkout-payment');
  await expect.element(page.getByRole('radio', { name: '会場払い' })).toBeVisible();
  await goto(`/u/checkout-payment${search}`);
  await expect.element(page.getByRole('textbox', { name: 'カード番号' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '会場払い' })).not.toBeInTheDocument();
});

test('[STOCK-16] a group that is not in the cart leads to the cart', async () => {
  const { goto, path } = await openCart();
  await goto('/u/checkout-info?delivery=2030');
  await expect.element(made.getByText(towel)).toBeVisible();
  expect(path()).toBe('/u/shop-cart');
});
