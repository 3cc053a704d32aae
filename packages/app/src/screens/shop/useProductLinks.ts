import { comingFrom } from '@homestand/app-core/react/useBackNavigation';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../paths';

const hrefOf = (productId: number) => pathTo('goods', { goodsId: String(productId) });

/** Links of the shop's products, with navigation state for the way back. */
export function useProductLinks() {
  const navigate = useNavigate();
  return {
    hrefOf,
    onOpen: (productId: number) => void navigate(hrefOf(productId), comingFrom('shop')),
  };
}
