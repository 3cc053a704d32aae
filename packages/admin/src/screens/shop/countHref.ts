import { pathTo } from '../../paths';

/** The page of a product with the dialog open in which an option is counted, as `useStockEditor` reads it. */
export const countHref = (productId: number, optionId: number) =>
  `${pathTo('product', { productId: String(productId) })}?stock=count-${optionId}`;
