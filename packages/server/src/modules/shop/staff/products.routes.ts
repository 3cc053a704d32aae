import { transact } from '../../../db/database.ts';
import { callerSignal } from '../../../http/callerSignal.ts';
import type { Handlers } from '../../../http/contract.ts';
import { conflict, notAllowed, notFound } from '../../../http/errors.ts';
import { fileAddress } from '../../../http/fileAddresses.ts';
import { idempotencyKey } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import { shapes } from '../../club/index.ts';
import { storePublicPicture, withMediaForm } from '../../media/index.ts';
import { movesSince } from '../../orders/index.ts';
import { actorOf, writeStaffLog } from '../../staff/index.ts';
import { callOffProduct } from './callOff.ts';
import { messages } from './messages.ts';
import { importProducts, productsCsv } from './productCsv.ts';
import { production, productionCsv } from './production.ts';
import {
  allShopProducts,
  lockShopProducts,
  optionStocks,
  shopProduct,
  writeProductOrder,
} from './products.queries.ts';
import { productRowView, productView } from './productView.ts';
import { putOptions } from './putOptions.ts';
import { createProduct, putProduct, putProductState } from './saveProduct.ts';
import { adjustShopStock, putStockCount } from './stock.ts';

type ShopHandlers = Pick<
  Handlers,
  | 'listShopProducts'
  | 'createShopProduct'
  | 'getShopProduct'
  | 'putShopProduct'
  | 'putShopProductState'
  | 'putShopProductOptions'
  | 'putShopProductOrder'
  | 'exportShopProducts'
  | 'getProduction'
  | 'exportProduction'
  | 'callOffProduct'
  | 'importShopProducts'
  | 'addShopPicture'
  | 'listStockMoves'
  | 'putStockCount'
  | 'adjustShopStock'
>;

const maxMoves = 20;

export function shopProductsRoutes(services: Services): ShopHandlers {
  const { db, config } = services;
  const { fewLeft } = config.club.goods;

  async function product(id: number) {
    const row = await shopProduct(db, id);
    if (!row) throw notFound();
    return productView(row, await optionStocks(db, { productId: id }), fewLeft);
  }

  return {
    async listShopProducts() {
      const [rows, stocks] = await Promise.all([allShopProducts(db), optionStocks(db)]);
      const ofProduct = Map.groupBy(stocks, ({ productId }) => productId);
      return { list: rows.map((row) => productRowView(row, ofProduct.get(row.id) ?? [])) };
    },

    async createShopProduct({ session, body: { content: typed }, request }) {
      const key = idempotencyKey(request);
      return product(await createProduct(services, session, { typed, key }));
    },

    getShopProduct: ({ path: { productId } }) => product(productId),

    async putShopProduct({ session, path: { productId: id }, body: { version, content: typed } }) {
      await putProduct(services, session, { id, version, typed });
      return product(id);
    },

    async putShopProductState({ session, path: { productId: id }, body: { state } }) {
      await putProductState(services, session, { id, state });
      return { state };
    },

    async putShopProductOptions({
      session,
      path: { productId },
      body: { version, options: typed },
    }) {
      await putOptions(services, session, { productId, version, typed });
      return product(productId);
    },

    async putShopProductOrder({ session, body: { productIds } }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        await lockShopProducts(tx);
        if (!(await writeProductOrder(tx, productIds))) throw conflict(messages.orderChanged);
        await writeStaffLog(tx, actor, {
          action: 'sort_products',
          after: { count: productIds.length },
        });
      });
      return { count: productIds.length };
    },

    async exportShopProducts({ session, reply }) {
      const actor = await actorOf(db, session);
      const rows = await allShopProducts(db);
      await writeStaffLog(db, actor, { action: 'export_products', after: { count: rows.length } });
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="products.csv"',
      });
      await reply.send(productsCsv(rows));
      return undefined;
    },

    getProduction: ({ path: { productId } }) => production(db, productId),

    async exportProduction({ session, path: { productId }, reply }) {
      const actor = await actorOf(db, session);
      const { text, count } = await productionCsv(db, productId, services.now());
      await writeStaffLog(db, actor, { action: 'export_production', after: { productId, count } });
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="production-${productId}.csv"`,
      });
      await reply.send(text);
      return undefined;
    },

    async callOffProduct({ session, path: { productId } }) {
      await callOffProduct(services, session, productId);
      return production(db, productId);
    },

    importShopProducts: ({ session, body }) => importProducts(services, session, body),

    addShopPicture: ({ session, request, reply, readForm }) =>
      withMediaForm(
        request,
        { folder: services.uploadFolder, beforeFiles: async () => {} },
        async ({ fields, media }) => {
          readForm(fields);
          if (media?.kind !== 'image')
            throw notAllowed([{ field: 'mediaFile', message: messages.picturesOnly }]);
          const name = await storePublicPicture(services, media.file, {
            shape: shapes.product,
            place: { key: session.personId, signal: callerSignal(reply.raw) },
          });
          return { name, url: fileAddress(name) };
        },
      ),

    async listStockMoves({ path: { optionId }, query: { since } }) {
      if ((await optionStocks(db, { optionId })).length === 0) throw notFound();
      const moves = await movesSince(db, optionId, since, maxMoves);
      return { list: moves.map(({ at, ...move }) => ({ at: at.toISOString(), ...move })) };
    },

    putStockCount: ({ session, path: { optionId }, body }) =>
      putStockCount(services, session, optionId, body),

    adjustShopStock: ({ session, path: { optionId }, body: { change, reason }, request }) =>
      adjustShopStock(services, session, {
        optionId,
        change,
        reason,
        key: idempotencyKey(request),
      }),
  };
}
