import type { MouseEvent } from 'react';
import { Button, Dialog } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { ProductCardPicture } from '../ProductCard/internal';
import * as styles from './AddedDialog.css';
import { addedDialogMessages } from './messages';

export type AddedDialogProps = {
  open: boolean;
  product: { name: string; imageUrls: readonly string[] };
  /** Number of pieces that were just added. */
  quantity: number;
  cartHref: string;
  /** Called when the dialog closes to continue shopping. */
  onClose: () => void;
};

/** Confirms what was added to the cart and offers the way to the cart. */
export function AddedDialog({ open, product, quantity, cartHref, onClose }: AddedDialogProps) {
  const m = useMessages('AddedDialog', addedDialogMessages);
  // A modified click opens the cart in another tab; the dialog stays.
  const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };

  return (
    <Dialog
      open={open}
      title={m.title}
      onClose={onClose}
      actions={
        <div className={styles.ways}>
          <Button tone="accent" fullWidth href={cartHref} onClick={leave}>
            {m.toCart}
          </Button>
          <Button emphasis="quiet" fullWidth onClick={onClose}>
            {m.keepShopping}
          </Button>
        </div>
      }
    >
      <div className={styles.root}>
        <div className={styles.picture}>
          <ProductCardPicture src={product.imageUrls[0]} drawn={240} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>{product.name}</p>
          <p className={styles.quantity}>{m.quantity(quantity)}</p>
        </div>
      </div>
    </Dialog>
  );
}
