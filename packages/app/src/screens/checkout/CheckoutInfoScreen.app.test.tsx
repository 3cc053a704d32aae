import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cart, emptyCart, shippingAddress } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const shippingRadio = page.getByRole('radio', { name: '配送' });

test('[CHK-03] a saved address fills the form, and values typed over it stay', async () => {
  const { reload } = await showApp('/u/checkout-info');
  await expect.element(field('お名前')).toHaveValue(shippingAddress.name);
  await expect.element(field('電話番号')).toHaveValue(shippingAddress.phoneNumber);
  await shippingRadio.click();
  await expect.element(field('郵便番号')).toHaveValue(shippingAddress.postalCode);
  await expect.element(field('番地')).toHaveValue(shippingAddress.street);
  await field('お名前').fill('港 みさき');
  await reload();
  await expect.element(field('番地')).toHaveValue(shippingAddress.street);
  await expect.element(field('お名前')).toHaveValue('港 みさき');
});

test('[CHK-02] an empty cart leads from the checkout to the cart', async () => {
  const { path, goto } = await showApp('/u/checkout-info', {
    answers: { 'GET /v1/user/cart': emptyCart },
  });
  const empty = page.getByRole('heading', { name: 'カートに商品がありません' });
  await expect.element(empty).toBeVisible();
  expect(path()).toBe('/u/shop-cart');
  await goto('/u/checkout-payment');
  await expect.element(empty).toBeVisible();
  expect(path()).toBe('/u/shop-cart');
});

test('[CHK-02] an empty cart that the device still remembers does not decide: the server has one item', async () => {
  const { server, path, goto } = await showApp('/u/shop-cart', {
    answers: { 'GET /v1/user/cart': emptyCart },
  });
  await expect
    .element(page.getByRole('heading', { name: 'カートに商品がありません' }))
    .toBeVisible();
  server.answer('GET /v1/user/cart', cart);
  for (const screen of ['/u/checkout-info', '/u/checkout-payment']) {
    await goto(screen);
    await expect.element(page.getByRole('button', { name: '次へ進む' })).toBeVisible();
    expect(path()).toBe(screen);
  }
});

test('[CHK-11] the club’s shipping fee stands in the shop, the cart and the checkout, and in the cart without a connection to it', async () => {
  const fee = 1550;
  const { server, goto } = await showApp('/u/shop', {
    answers: {
      'GET /v1/club': {
        ...sampleClub,
        shippingFee: fee,
        shipping: { ...sampleClub.shipping, fee },
      },
    },
  });
  await page.getByRole('button', { name: '購入方法' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('全国一律1,550円（税込）');
  server.fail('GET /v1/club', 'network');
  await goto('/u/shop-cart');
  await expect.element(page.getByText(/会場受け取り 0円・配送 1,550円/)).toBeVisible();
  await page.getByRole('link', { name: '注文手続きへ' }).click();
  await expect.element(shippingRadio).toHaveAccessibleDescription(/^全国一律1,550円。/);
  const sum = page.getByText('送料', { exact: true });
  await expect.element(sum).toBeVisible();
  expect(sum.element().nextElementSibling).toHaveTextContent('¥0');
  await shippingRadio.click();
  await expect.element(page.getByText('¥1,550', { exact: true })).toBeVisible();
});
