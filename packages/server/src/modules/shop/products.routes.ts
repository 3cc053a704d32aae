import type { components } from '@homestand/api-client';
import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { purchaseLimitsOf } from '../orders/index.ts';
import {
  countProducts,
  type ProductRow,
  pageOfProducts,
  productsById,
} from './products.queries.ts';

export function productsRoutes({
  db,
  config,
}: Services): Pick<Handlers, 'listProducts' | 'getProduct'> {
  return {
    async listProducts({ query }) {
      const [rows, count] = await Promise.all([
        pageOfProducts(db, query.category, query),
        countProducts(db, query.category),
      ]);
      return toPage(rows.map(view), count, query);
    },

    async getProduct({ session, path }) {
      const { productId } = path;
      const [row] = await productsById(db, [productId]);
      if (!row) throw notFound();
      const purchaseLimits = await purchaseLimitsOf(
        db,
        session.personId,
        productId,
        config.purchaseLimits,
      );
      return { product: view(row), purchaseLimits };
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
