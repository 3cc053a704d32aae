import type { components } from '@homestand/api-client/contract';
import { contentCache } from '../../db/contentCache.ts';
import { offsetOf, toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { purchaseLimitsOf, stockShown } from '../orders/index.ts';
import { type ProductRow, productFor, productsOnSale } from './products.queries.ts';

export function productsRoutes({
  db,
  config,
}: Services): Pick<Handlers, 'listProducts' | 'getProduct'> {
  const products = contentCache(async () => (await productsOnSale(db)).map(view));
  return {
    async listProducts({ query, session }) {
      const all = await products(session.contentVersion);
      const { category } = query;
      const found = category === '' ? all : all.filter((product) => product.category === category);
      const start = offsetOf(query);
      return toPage(found.slice(start, start + query.size), found.length, query);
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
      const { stock: pieces, ...row } = found;
      const stock = row.externalLinkUrl === null ? stockShown(pieces) : undefined;
      return { product: { ...view(row), ...(stock && { stock }) }, purchaseLimits };
    },
  };
}

const view = ({
  imageFiles,
  externalLinkUrl,
  ...row
}: ProductRow): components['schemas']['Product'] => ({
  ...row,
  imageUrls: imageFiles.map(fileAddress),
  externalLinkEnabled: externalLinkUrl === null ? 0 : 1,
  externalLinkUrl,
});
