import type { MouseEvent } from 'react';
import { Button, Dialog, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture';
import * as styles from './AddedDialog.css';
import { addedDialogMessages } from './messages';

export type AddedDialogProps = {
  open: boolean;
  product: { name: string; imageUrls: readonly string[] };
  /** Label of the chosen option. */
  option?: string | undefined;
  /** Number of pieces that were just added. */
  quantity: number;
  cartHref: string;
  /** Called when the dialog closes to continue shopping. */
  onClose: () => void;
};

/** Confirms what was added to the cart and offers the way to the cart. */
export function AddedDialog({
  open,
  product,
  option,
  quantity,
  cartHref,
  onClose,
}: AddedDialogProps) {
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
        <Stack gap="sm">
          <Button tone="accent" fullWidth href={cartHref} onClick={leave}>
            {m.toCart}
          </Button>
          <Button emphasis="quiet" fullWidth onClick={onClose}>
            {m.keepShopping}
          </Button>
        </Stack>
      }
    >
      <div className={styles.root}>
        <div className={styles.picture}>
          <ProductCardPicture src={product.imageUrls[0]} drawn={240} />
        </div>
        <Stack gap="xs">
          <Text kind="labelSmall" phrases>
            <ProductName option={option}>{product.name}</ProductName>
          </Text>
          <Text kind="small" tone="muted">
            {m.quantity(quantity)}
          </Text>
        </Stack>
      </div>
    </Dialog>
  );
}
