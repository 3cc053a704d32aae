import { HelpIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { type HowToBuyMessages, howToBuyMessages } from './messages';

export type HowToBuyButtonProps = {
  onClick: () => void;
  messages?: Pick<HowToBuyMessages, 'open'>;
};

/** Stands at the end of the shop's title. */
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
