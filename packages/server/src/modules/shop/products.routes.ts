import type { components } from '@homestand/api-client/contract';
import { contentCache } from '../../db/contentCache.ts';
import { offsetOf, toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import {
  type FanStock,
  madeToOrderOf,
  madeToOrderView,
  purchaseLimitsOf,
  stockShown,
  sumOfStock,
} from '../orders/index.ts';
import {
  type ProductRow,
  productFor,
  productsOnSale,
  type SoldOption,
  stockOfProducts,
} from './products.queries.ts';
import { saleView } from './saleTimes.ts';

export function productsRoutes({
  db,
  config,
}: Services): Pick<Handlers, 'listProducts' | 'getProduct'> {
  const { fewLeft } = config.club.goods;
  const products = contentCache(() => productsOnSale(db));
  return {
    async listProducts({ query, session, markAsOwn }) {
      const all = await products(session.contentVersion);
      const { category } = query;
      const found = category === '' ? all : all.filter((product) => product.category === category);
      const start = offsetOf(query);
      const rows = found.slice(start, start + query.size);
      const counted = rows.filter(({ isCounted }) => isCounted).map(({ id }) => id);
      if (counted.length > 0) markAsOwn();
      const stock =
        counted.length > 0 ? await stockOfProducts(db, session.personId, counted) : new Map();
      const list = rows.map(({ isCounted: _counted, ...row }) => view(row, stock, fewLeft));
      return toPage(list, found.length, query);
    },

    async getProduct({ session, path }) {
      const { productId } = path;
      const found = await productFor(db, session.personId, productId);
      if (!found) throw notFound();
      const purchaseLimits = await purchaseLimitsOf(
        db,
        session.personId,
        productId,
        config.purchaseLimits,
      );
      const { stock, awaited, ...row } = found;
      const stockOf = new Map(row.options.map(({ id }) => [id, stock[id] ?? undefined]));
      const plain = row.options.find(({ label }) => label === '')?.id;
      return {
        product: view(row, stockOf, fewLeft),
        purchaseLimits,
        ...(awaited && {
          stockNotices: awaited.map((optionId) => ({
            optionId: optionId === plain ? null : optionId,
          })),
        }),
      };
    },
  };
}

type StockOf = ReadonlyMap<number, FanStock | undefined>;

function view(
  {
    imageFiles,
    imageTexts,
    externalLinkUrl,
    opensAt,
    closesAt,
    perPerson,
    deliveryPeriod,
    minimum,
    options: sold,
    ...row
  }: ProductRow,
  stockOf: StockOf,
  fewLeft: number,
): components['schemas']['Product'] {
  const isSoldHere = externalLinkUrl === null;
  const texts = imageFiles.map((name) => imageTexts[name] ?? '');
  const options = sold.filter(({ label }) => label !== '');
  const { madeToOrder } = madeToOrderOf({ deliveryPeriod, closesAt });
  const stocks = sold.map(({ id }) => stockOf.get(id));
  // Options that are made to order have one stock.
  const stock = stockShown(sumOfStock(madeToOrder ? stocks.slice(0, 1) : stocks), fewLeft);
  return {
    ...row,
    imageUrls: imageFiles.map(fileAddress),
    ...(texts.some((text) => text !== '') && { imageTexts: texts }),
    externalLinkEnabled: isSoldHere ? 0 : 1,
    externalLinkUrl,
    ...(isSoldHere && {
      ...saleView({ opensAt, closesAt }),
      ...(perPerson !== null && { perPerson }),
      ...madeToOrderView(madeToOrder),
      ...(minimum !== null && { minimum }),
      ...(stock && { stock }),
    }),
    ...(isSoldHere &&
      options.length > 0 && {
        options: options.map((option) => optionView(option, stockOf, fewLeft)),
      }),
  };
}

function optionView(
  option: SoldOption,
  stockOf: StockOf,
  fewLeft: number,
): NonNullable<components['schemas']['Product']['options']>[number] {
  const stock = stockShown(stockOf.get(option.id), fewLeft);
  return { ...option, ...(stock && { stock }) };
}
