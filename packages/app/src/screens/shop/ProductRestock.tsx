import { RestockNotice } from '@homestand/ui';
import { useClub } from '../../data/club/club';
import { usePushState } from '../../data/push/notifications';
import type { Product } from '../../data/shop/products';
import { useStockNotices } from '../../data/shop/stockNotices';
import { pathTo } from '../../paths';

type Props = {
  product: Product;
  /** Called when the server knows better what can be ordered. */
  onStale: () => void;
};

/** Offers a notice of what is sold out, at a club that sends notifications. */
export function ProductRestock({ product, onStale }: Props) {
  const { data: club } = useClub();
  const { data: push } = usePushState();
  const notices = useStockNotices(product, onStale);
  if (notices.items.length === 0 || club?.pushKey === null) return null;
  const isOff = push !== undefined && push !== 'on';
  return <RestockNotice {...notices} settingsHref={isOff ? pathTo('myPage') : undefined} />;
}
