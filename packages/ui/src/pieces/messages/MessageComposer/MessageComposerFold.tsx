import { ChevronDownIcon, ChevronUpIcon } from '../../../icons';
import { Button, IconButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { messageComposerMessages } from './messages';

type Props = {
  collapsed: boolean;
  /** The folded composer contains a draft. */
  begun: boolean;
  onToggle: () => void;
};

/** Button that folds the composer, and unfolds it again. */
export function MessageComposerFold({ collapsed, begun, onToggle }: Props) {
  const m = useMessages('MessageComposer', messageComposerMessages);
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
