import { CartIcon } from '../../../icons';
import { Button, Center, EmptyState } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { type CartLine, CartRow } from '../CartRow/CartRow';
import * as styles from './CartList.css';
import { CartListItem } from './CartListItem';
import { CartListNotices } from './CartListNotices';
import { CartListRemoved } from './CartListRemoved';
import { cartListMessages } from './messages';

export { CartListSkeleton } from './CartListSkeleton';

/** A cart line; a removed one keeps its place until the screen is left, so that it can be restored. */
export type CartListLine = CartLine & { removed?: boolean };

export type CartListProps = {
  items: readonly CartListLine[];
  hrefOf: (productId: number) => string;
  shopHref: string;
  onQuantityChange: (change: { productId: number; quantity: number }) => void;
  onDelete: (productId: number) => void;
  onUndo: (productId: number) => void;
  /** Changes of the cart that the fan did not make, one sentence each. */
  notices?: readonly string[];
  onReadNotices?: () => void;
};

/** List of the cart's lines, with undo for removed ones. */
export function CartList({
  items,
  hrefOf,
  shopHref,
  onQuantityChange,
  onDelete,
  onUndo,
  notices = [],
  onReadNotices,
}: CartListProps) {
  const m = useMessages('CartList', cartListMessages);
  const isEmpty = items.every(({ removed }) => removed);

  return (
    <Center width="page">
      <CartListNotices items={notices} onRead={onReadNotices} />
      {items.length > 0 && (
        <ul role="list" aria-label={m.label} className={styles.list}>
          {items.map((line) => (
            <CartListItem key={line.productId} removed={line.removed === true}>
              {line.removed ? (
                <CartListRemoved name={line.productName} onUndo={() => onUndo(line.productId)} />
              ) : (
                <CartRow
                  line={line}
                  href={hrefOf(line.productId)}
                  onQuantityChange={(quantity) =>
                    onQuantityChange({ productId: line.productId, quantity })
                  }
                  onDelete={() => onDelete(line.productId)}
                />
              )}
            </CartListItem>
          ))}
        </ul>
      )}
      {isEmpty && (
        <EmptyState
          icon={<CartIcon />}
          title={m.empty}
          action={
            <Button tone="accent" href={shopHref}>
              {m.shop}
            </Button>
          }
        >
          {m.emptyHelp}
        </EmptyState>
      )}
    </Center>
  );
}
