import type { components } from '@homestand/api-client/contract';
import type { Services } from '../../services.ts';
import { type StockForFans, stockForFans, stockShown, sumOfStock } from '../orders/index.ts';

type Options = Pick<Services, 'config' | 'db' | 'live' | 'onError'>;

type Shown = components['schemas']['ShownStock'];

/** Changes within this time are one event. */
const pauseMs = 1000;

/** While nothing is counted, only the beginning of counting is to be noticed. */
const pausesWithoutCounts = 10;

/** What is shown of a product that is not counted any more. */
const notCounted = JSON.stringify({ options: [] } satisfies Shown);

/**
 * Sends fans with an open app what they see of the stock of a product when that has changed. Each process compares it
 * with what it sent last, while somebody listens; no write has to signal it.
 */
export async function startLiveStock({ config, db, live, onError }: Options) {
  const { fewLeft } = config.club.goods;
  const read = async () => Map.groupBy(await stockForFans(db), ({ productId }) => productId);
  const textsOf = (products: Awaited<ReturnType<typeof read>>) =>
    new Map([...products].map(([id, rows]) => [id, JSON.stringify(shownOf(rows, fewLeft))]));
  let sent = textsOf(await read());
  let delivery: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    const products = await read();
    const shown = textsOf(products);
    const before = sent;
    sent = shown;
    for (const productId of new Set([...before.keys(), ...shown.keys()])) {
      const text = shown.get(productId) ?? notCounted;
      if (text === (before.get(productId) ?? notCounted)) continue;
      const payers = payersOf(products.get(productId) ?? []);
      const own = eventOf(productId, 'null');
      const others = eventOf(productId, text);
      await live.broadcast((personId) => (payers.has(personId) ? own : others));
    }
  }

  let pauses = 0;
  const timer = setInterval(() => {
    pauses += 1;
    if (!live.hasListeners() || (sent.size === 0 && pauses < pausesWithoutCounts)) return;
    pauses = 0;
    delivery ??= deliver()
      .catch(onError)
      .finally(() => {
        delivery = undefined;
      });
  }, pauseMs);
  timer.unref();

  return async function stop() {
    clearInterval(timer);
    await delivery;
  };
}

const eventOf = (productId: number, shown: string) =>
  `{"type":"stock","productId":${productId},"shown":${shown}}`;

const payersOf = (rows: readonly StockForFans[]) =>
  new Set(rows.flatMap(({ payers }) => payers.map(({ userId }) => userId)));

/** As a fan sees it who has no unfinished payment. */
function shownOf(rows: readonly StockForFans[], fewLeft: number): Shown {
  const stocks = [...new Map(rows.map((row) => [row.stockId, row])).values()];
  const all = stockShown(sumOfStock(stocks.map(fanStockOf)), fewLeft);
  return {
    ...(all && { stock: all }),
    options: rows.flatMap((row) => {
      const stock = stockShown(fanStockOf(row), fewLeft);
      return row.label === '' ? [] : [{ id: row.optionId, ...(stock && { stock }) }];
    }),
  };
}

const fanStockOf = ({ available, payers }: StockForFans) =>
  available === null
    ? undefined
    : { orderable: available, inPayment: payers.reduce((sum, { pieces }) => sum + pieces, 0) };
