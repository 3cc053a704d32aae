import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { patterns, type RouteName } from '../paths';
import { sampleTopicId } from '../testing/sampleMessages';
import { order } from '../testing/sampleShop';
import { showApp } from '../testing/showApp';

/** Addresses of scanned codes claim the card and redirect: they have their own test. */
const redirected = ['home', 'obtainCard', 'obtainCardMedia'];

type ShownApp = Awaited<ReturnType<typeof showApp>>;

/** Forms, which show without data, and payments, whose unknown result has a button of its own. */
const withoutRetry = [
  ...['login', 'playerLogin', 'lineCallback'],
  ...['checkoutPayment', 'checkoutPaymentAgain', 'orderConfirm', 'paymentResult'],
];

const params: Readonly<Record<string, string>> = {
  topicId: sampleTopicId,
  orderId: order.id,
  cardId: '1',
  goodsId: '1',
  selectId: '1',
};
const queries: Partial<Record<RouteName, string>> = {
  lineCallback: '?code=unknown&state=unknown',
  orderGoods: '?quantity=1',
};

const addresses = Object.entries(patterns)
  .filter(([name]) => !redirected.includes(name))
  .map(([name, pattern]): [string, string] => [
    name,
    // The keys come from the same object.
    pattern.replace(/:(\w+)/g, (_, key) => params[key] ?? '') + (queries[name as RouteName] ?? ''),
  ]);

const retry = page.getByRole('button', { name: 'もう一度読み込む' });

/** All answers are there, and no skeleton and no spinner shows. */
async function expectSettled({ clock }: ShownApp) {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await clock.settle();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expect.element(page.getByText(/読み込み中/)).not.toBeInTheDocument();
}

test.each(addresses)(
  '[CALL-07] %s: responses that do not fit the contract show an error that can be retried',
  async (name, path) => {
    const app = await showApp(path, { prepare: ({ failAll }) => failAll('empty') });
    const { server } = app;
    await expectSettled(app);
    const failed = new Set(server.requests().map(({ operation }) => operation));
    server.restore();
    if (withoutRetry.includes(name)) return expect(retry.elements()).toEqual([]);
    const before = server.requests().length;
    const buttons = retry.all();
    expect(buttons).not.toEqual([]);
    for (const button of buttons) await button.click();
    await expect.element(retry).not.toBeInTheDocument();
    await expectSettled(app);
    const retried = server
      .requests()
      .slice(before)
      .map(({ operation }) => operation);
    expect(retried.filter((operation) => failed.has(operation))).not.toEqual([]);
  },
);
