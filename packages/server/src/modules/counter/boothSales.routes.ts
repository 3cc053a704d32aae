import type { Handlers } from '../../http/contract.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { boothOptions, boothSalesOf } from './boothSales.queries.ts';
import { recordBoothSale, undoBoothSale, viewOf } from './boothSales.ts';

type BoothHandlers = Pick<
  Handlers,
  'listBoothGoods' | 'listBoothSales' | 'recordBoothSale' | 'undoBoothSale'
>;

const maxSales = 20;

export function boothSalesRoutes(services: Services): BoothHandlers {
  const { db } = services;
  return {
    async listBoothGoods() {
      const options = await boothOptions(db);
      const ids = [...new Set(options.map(({ productId }) => productId))];
      return {
        list: ids.flatMap((productId) => {
          const own = options.filter((option) => option.productId === productId);
          const [first] = own;
          if (!first) return [];
          return {
            productId,
            name: first.productName,
            imageUrl: first.imageFile === null ? null : fileAddress(first.imageFile),
            options: own.map(({ id, label, price }) => ({ id, label, price })),
          };
        }),
      };
    },

    listBoothSales: async ({ session }) => ({
      list: (await boothSalesOf(db, session.id, maxSales)).map(viewOf),
    }),

    recordBoothSale: ({ session, body, request }) =>
      recordBoothSale(services, session, { key: idempotencyKey(request), body }),

    undoBoothSale: ({ session, path: { saleId }, body: { reason } }) =>
      undoBoothSale(services, session, { saleId, reason }),
  };
}
