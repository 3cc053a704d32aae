import { useLocation, useSearchParams } from 'react-router-dom';
import type { Product, ProductOption } from '../../data/shop/products';
import { pathTo } from '../../paths';

/** The address of a product's page with this option chosen. */
export const goodsPathOf = (goodsId: string, option: ProductOption | undefined) =>
  `${pathTo('goods', { goodsId })}${option ? `?option=${option.id}` : ''}`;

/**
 * The chosen option of a product, stored in the address: a reload and the way back keep it. A product with one option
 * is sold as that one.
 */
export function useOption(product: Product | undefined) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const options = product?.options;
  const named = options?.find(({ id }) => String(id) === search.get('option'));

  function choose(optionId: number) {
    setSearch(
      (now) => {
        now.set('option', String(optionId));
        return now;
      },
      // The state has the way back.
      { replace: true, state },
    );
  }

  const chosen = named ?? (options?.length === 1 ? options[0] : undefined);
  const stock = product?.stock;
  // The sale is of the whole product.
  const isClosed = stock?.state === 'not_open' || stock?.state === 'ended';
  const option: ProductOption | undefined = chosen && isClosed ? { ...chosen, stock } : chosen;
  return [option, choose] as const;
}
