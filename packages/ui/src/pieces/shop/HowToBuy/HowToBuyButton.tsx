import { HelpIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './HowToBuy.css';
import { howToBuyMessages } from './messages';

export type HowToBuyButtonProps = {
  onClick: () => void;
};

/** Button in the title of the shop that opens the explanation. */
export function HowToBuyButton({ onClick }: HowToBuyButtonProps) {
  const m = useMessages('HowToBuy', howToBuyMessages);
  return (
    <span className={styles.open}>
      <Button
        tone="accent"
        emphasis="bare"
        size="small"
        icon={<HelpIcon size="tiny" />}
        onClick={onClick}
      >
        {m.open}
      </Button>
    </span>
  );
}
