import { Button } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { takeLeftButtonMessages } from './messages';

export type TakeLeftButtonProps = {
  /** Name of the product with its option, for screen readers; missing where there is only one. */
  itemName?: string;
  /** Pieces that can still be ordered; 0 removes the product. */
  left: number;
  /** Called with the pieces that are left. */
  onTake: (quantity: number) => void;
};

/** Takes as many pieces of a product as are left, or removes it when none is. */
export function TakeLeftButton({ itemName, left, onTake }: TakeLeftButtonProps) {
  const m = useMessages('TakeLeftButton', takeLeftButtonMessages);
  const action = left > 0 ? m.take(left) : m.remove;
  return (
    <Button
      size="small"
      emphasis="quiet"
      aria-label={itemName === undefined ? undefined : m.of(action, itemName)}
      onClick={() => onTake(left)}
    >
      {action}
    </Button>
  );
}
