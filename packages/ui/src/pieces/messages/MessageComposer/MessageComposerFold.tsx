import { ChevronDownIcon, ChevronUpIcon } from '../../../icons';
import { Button, IconButton } from '../../../primitives';
import type { MessageComposerMessages } from './messages';

type Props = {
  collapsed: boolean;
  /** The folded composer contains a draft. */
  begun: boolean;
  onToggle: (() => void) | undefined;
  messages: MessageComposerMessages;
};

/** Button that folds the composer, and unfolds it again. */
export function MessageComposerFold({ collapsed, begun, onToggle, messages: m }: Props) {
  if (!collapsed)
    return (
      <IconButton
        label={m.fold}
        icon={<ChevronDownIcon size="small" />}
        aria-expanded
        onClick={onToggle}
      />
    );
  return (
    <Button
      fullWidth
      emphasis="quiet"
      icon={<ChevronUpIcon size="small" />}
      aria-expanded={false}
      onClick={onToggle}
    >
      {begun ? m.unfoldDraft : m.unfold}
    </Button>
  );
}
