import { ApiError, NetworkError } from '@homestand/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliverBoothSales, type QueuedBoothSale } from './deliverBoothSales';
import type { QueueStore } from './deliverQueued';

const sale = (key: string, changes: Partial<QueuedBoothSale> = {}): QueuedBoothSale => ({
  ...{ key, optionId: 11, name: 'フェイスタオル', label: '', quantity: 1, price: 1800 },
  ...{ means: 'cash', at: `2026-11-22T04:21:0${key}.000Z`, sent: false, left: true },
  ...{ recorded: false, undo: null, refused: null, by: null },
  ...changes,
});

function createStore(items: readonly QueuedBoothSale[]): QueueStore<QueuedBoothSale> {
  const stored = new Map(items.map((item) => [item.key, item]));
  return {
    readAll: () => [...stored.values()],
    read: (key) => stored.get(key) ?? null,
    write: (item) => void stored.set(item.key, item),
    remove: (key) => void stored.delete(key),
  };
}

const isTemporary = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.code >= 500);

/** `lost`: the server has done it, and its answer was lost. */
const fate = fc.constantFrom('ok', 'ok', 'lost', 'unreachable', 'busy');

test('[STOCK-13] each sale is recorded once and each undo holds, whatever is lost or killed meanwhile', async () => {
  const plan = fc.record({ undone: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(plan, fc.array(fate, { maxLength: 30 }), async ({ undone }, fates) => {
      const store = createStore(undone.map((_, index) => sale(String(index))));
      const server = new Map<string, { count: number; isUndone: boolean }>();
      const order: string[] = [];
      const answered = async (work: () => void) => {
        const next = fates.shift() ?? 'ok';
        if (next === 'unreachable') throw new NetworkError('unreachable');
        if (next === 'busy') throw new ApiError(500, 'busy');
        work();
        if (next === 'lost') throw new NetworkError('unreachable');
      };
      const pass = () =>
        deliverBoothSales({
          store,
          isTemporary,
          calls: {
            record: async ({ key }) => {
              await answered(() => {
                if (!server.has(key)) order.push(key);
                server.set(key, { count: 1, isUndone: server.get(key)?.isUndone ?? false });
              });
              return { short: 0 };
            },
            undo: (key) =>
              answered(() => {
                const recorded = server.get(key);
                if (!recorded) throw new ApiError(404, 'missing');
                recorded.isUndone = true;
              }),
          },
        }).catch(() => undefined);
      await pass();
      // Taken back while it waits, or after it was sent without an answer.
      const takenBack = new Set<string>();
      for (const [index, isUndone] of undone.entries()) {
        const item = store.read(String(index));
        if (!isUndone || !item) continue;
        takenBack.add(item.key);
        store.write({ ...item, undo: '取り消し' });
      }
      for (let tries = 0; store.readAll().length > 0 && tries < 60; tries++) await pass();
      expect(store.readAll()).toEqual([]);
      for (const index of undone.keys()) {
        const key = String(index);
        if (!takenBack.has(key)) expect(server.get(key)).toEqual({ count: 1, isUndone: false });
        else expect(server.get(key)?.isUndone ?? true).toBe(true);
      }
    }),
  );
});

test('[STOCK-13] a sale that is refused before it was shown is removed, and one that was shown is sent as it was made', async () => {
  const store = createStore([sale('1', { left: false })]);
  const sent: boolean[] = [];
  await deliverBoothSales({
    store,
    isTemporary,
    calls: {
      undo: async () => undefined,
      record: async ({ key, left }) => {
        sent.push(left);
        if (left) return { short: 0 };
        // The screen gave up waiting while the answer was on its way.
        store.write(sale(key, { sent: true, left: true }));
        throw new ApiError(422, '値段が変わりました。');
      },
    },
  });
  expect(sent).toEqual([false, true]);
  expect(store.readAll()).toEqual([]);
});

test('[STOCK-13] a refused sale stays until somebody has read why, and does not stop the others', async () => {
  const store = createStore([sale('1'), sale('2')]);
  await deliverBoothSales({
    store,
    isTemporary,
    calls: {
      undo: async () => undefined,
      record: async ({ key }) => {
        if (key === '1') throw new ApiError(404, '見つかりません。');
        return { short: 0 };
      },
    },
  });
  expect(store.readAll()).toMatchObject([{ key: '1', refused: '見つかりません。' }]);
});
