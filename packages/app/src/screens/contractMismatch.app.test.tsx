import type { Operation } from '@homestand/app-core/testing/sampleServer';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { patterns, type RouteName } from '../paths';
import { fullAnswers } from '../testing/sampleAnswers';
import { sampleTopicId } from '../testing/sampleMessages';
import { order } from '../testing/sampleShop';
import { showApp } from '../testing/showApp';

/** Addresses of scanned codes claim the card and redirect: they have their own test. */
const redirected = ['home', 'obtainCard', 'obtainCardMedia'];

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

/** No skeleton and no spinner shows. */
async function expectSettled() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expect.element(page.getByText('読み込み中')).not.toBeInTheDocument();
}

test.each(addresses)(
  '[CALL-07] %s: responses that do not fit the contract show an error that can be retried',
  async (_name, path) => {
    const { server } = await showApp(path, {
      prepare({ fail }) {
        // The keys come from the same object.
        for (const operation of Object.keys(fullAnswers) as Operation[]) fail(operation, 'empty');
      },
    });
    await expectSettled();
    const asked = server.requests().length;
    server.restore();
    for (const button of await retry.all()) await button.click();
    await expect.element(retry).not.toBeInTheDocument();
    await expectSettled();
    expect(server.requests().length, 'the retries').toBeGreaterThanOrEqual(asked);
  },
);
