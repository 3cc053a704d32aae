import type { components } from '@homestand/api-client';
import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { fileAddress } from '../media/files.ts';
import {
  countProducts,
  type ProductRow,
  pageOfProducts,
  productsById,
} from './products.queries.ts';

export function productsRoutes({ db }: Services): Pick<Handlers, 'listProducts' | 'getProduct'> {
  return {
    async listProducts({ query }) {
      const [rows, count] = await Promise.all([
        pageOfProducts(db, query.category, query),
        countProducts(db, query.category),
      ]);
      return toPage(rows.map(view), count, query);
    },

    async getProduct({ path }) {
      const [row] = await productsById(db, [path.productId]);
      if (!row) throw notFound();
      return { product: view(row) };
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
