import type { Handlers } from '../../http/contract.ts';
import { conflict, notAllowed, notFound } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { addStockNotice, removeStockNotice } from '../orders/index.ts';
import { productFor, soldOption } from './products.queries.ts';

/** Fans ask for a notification when what is sold out can be ordered again. */
export function stockNoticesRoutes({
  db,
}: Services): Pick<Handlers, 'putStockNotice' | 'deleteStockNotice'> {
  return {
    async putStockNotice({ session: { personId }, path, body }) {
      const product = await productFor(db, personId, path.productId);
      if (!product) throw notFound();
      const option = soldOption(product, body.optionId ?? null);
      if (option === 'missing')
        throw notAllowed([{ field: 'optionId', message: messages.optionMissing }]);
      if (!option || product.externalLinkUrl !== null)
        throw notAllowed([{ field: 'optionId', message: messages.productNotSold }]);
      if (product.stock[option.id]?.orderable !== 0) throw conflict(messages.canBeOrdered);
      await addStockNotice(db, personId, option.id);
      return null;
    },

    async deleteStockNotice({ session, path, body }) {
      const { productId } = path;
      await removeStockNotice(db, session.personId, { productId, optionId: body.optionId });
      return null;
    },
  };
}
