import { HelpIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { type HowToBuyMessages, howToBuyMessages } from './messages';

export type HowToBuyButtonProps = {
  onClick: () => void;
  messages?: Pick<HowToBuyMessages, 'open'>;
};

/** Button in the title of the shop that opens the explanation. */
export function HowToBuyButton({ onClick, messages: m = howToBuyMessages }: HowToBuyButtonProps) {
  return (
    <Button
      tone="accent"
      emphasis="bare"
      size="small"
      icon={<HelpIcon size="tiny" />}
      onClick={onClick}
    >
      {m.open}
    </Button>
  );
}
