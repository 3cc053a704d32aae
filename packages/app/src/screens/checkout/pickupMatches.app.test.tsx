import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choosePickup, fillCheckout, fillCustomer } from '../../testing/prepare';
import {
  enterCard,
  placeButton,
  placing,
  startSampleCart,
  startSampleGateway,
  thanksHeading,
} from '../../testing/sampleCheckout';
import { homeMatches } from '../../testing/sampleMatches';
import { madeToOrder, order } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const load = 'GET /v1/matches';
const ordering = 'POST /v1/user/orders';
const picker = page.getByRole('combobox', { name: '受け取る試合' });
const next = page.getByRole('button', { name: '次へ進む' });
const method = page.getByRole('region', { name: '受け取り方法' });
const replaced = /選んだ試合では受け取れなくなりました/;
const [nearest, later] = ['11月28日（土） 対 港南マリナーズ', '12月5日（土） 対 西峰フェニックス'];
const [first, second] = homeMatches;

async function openCheckout(path: string, prepare = fillCustomer, matches = homeMatches) {
  const app = await showApp(path, {
    answers: { [load]: { matches } },
    prepare(server) {
      prepare();
      startSampleCart(server, { productId: 2, quantity: 2 });
    },
  });
  startSampleGateway();
  return app;
}

test('[MATCH-02] the nearest match is chosen, another one can be: it stands on the confirmation, and the order names it', async () => {
  const { server } = await openCheckout('/u/checkout-info');
  await expect.element(picker).toHaveDisplayValue(nearest);
  await picker.selectOptions(later);
  await expect.element(page.getByText('西峰市民球場')).toBeVisible();
  await next.click();
  await enterCard();
  await expect.element(method).toMatchTextContent(later);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(server.requests(placing).map(({ body }) => body)).toMatchObject([
    { deliveryMethod: 'venue', matchId: second?.matchId },
  ]);
});

test('[MATCH-02] a cart that is paid at the venue names the match, too', async () => {
  const { server } = await openCheckout('/u/order-confirm', choosePickup);
  await expect.element(method).toMatchTextContent(nearest);
  await placeButton.click();
  await expect
    .element(page.getByRole('heading', { name: /ご注文を受け付けました|ご購入/ }))
    .toBeVisible();
  expect(server.requests(ordering).map(({ body }) => body)).toMatchObject([
    { from_cart: true, match_id: first?.matchId },
  ]);
});

test('[MATCH-02] a delivery and what is made to order name no match', async () => {
  const { server, goto } = await openCheckout('/u/checkout-info');
  await expect.element(picker).toBeVisible();
  await page.getByRole('radio', { name: '配送' }).click();
  await expect.element(picker).not.toBeInTheDocument();
  await next.click();
  await enterCard();
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(server.requests(placing)[0]?.body).not.toHaveProperty('matchId');
  const cart = startSampleCart(server, { productId: 2, quantity: 2 });
  cart.setMadeToOrder(2, madeToOrder);
  await goto(`/u/checkout-info?delivery=${encodeURIComponent(madeToOrder.deliveryPeriod)}`);
  await expect.element(page.getByRole('radio', { name: '会場受け取り' })).toBeChecked();
  await expect.element(picker).not.toBeInTheDocument();
});

test('[MATCH-02] a match that is called off on the confirmation is said there; the order then names the one that is shown', async () => {
  const { server } = await openCheckout('/u/order-confirm', fillCheckout);
  await expect.element(method).toMatchTextContent(nearest);
  const message = 'この試合では、もうお受け取りいただけません。別の試合を選んでください。';
  server.fail(placing, { code: 422, message, data: { errors: [{ field: 'matchId', message }] } });
  server.answer(load, { matches: homeMatches.slice(1) });
  await placeButton.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(method).toMatchTextContent(replaced);
  await expect.element(method).toMatchTextContent(later);
  server.restore(placing);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(server.requests(placing).at(-1)?.body).toMatchObject({ matchId: second?.matchId });
});

test('[MATCH-02] an order of one product names the chosen match; refused, it shows the list again and keeps the input', async () => {
  const { server } = await openCheckout('/u/goods/1/order?quantity=2');
  await picker.selectOptions(later);
  const phone = page.getByLabelText('電話番号', { exact: true });
  await phone.fill('08012345678');
  const message = 'この試合では、もうお受け取りいただけません。別の試合を選んでください。';
  server.fail(ordering, { code: 422, message, data: { errors: [{ field: 'match_id', message }] } });
  const others = homeMatches.filter(({ matchId }) => matchId !== second?.matchId);
  server.answer(load, { matches: others });
  const submit = page.getByRole('button', { name: '注文する' });
  await submit.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText(replaced)).toBeVisible();
  await expect.element(picker).toHaveDisplayValue(nearest);
  await expect.element(phone).toHaveValue('08012345678');
  server.restore(ordering);
  await submit.click();
  await expect.element(page.getByText(order.id)).toBeVisible();
  expect(server.requests(ordering).map(({ body }) => body)).toMatchObject([
    { match_id: second?.matchId },
    { match_id: first?.matchId },
  ]);
});

test('[MATCH-02] a club without matches asks for none and names none', async () => {
  const { server } = await openCheckout('/u/checkout-info', fillCustomer, []);
  await next.click();
  await enterCard();
  await expect.element(method).toMatchTextContent('会場受け取り');
  await expect.element(method).not.toMatchTextContent('対');
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(server.requests(placing)[0]?.body).not.toHaveProperty('matchId');
});
