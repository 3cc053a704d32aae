import { CheckIcon } from '../../../icons';
import { Button, Dialog, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { sentDialogMessages } from './messages';
import * as styles from './SentDialog.css';

export type SentDialogProps = {
  open: boolean;
  /** Address of the topic. */
  href: string;
  /** Called when it is closed or left through its link. */
  onClose: () => void;
};

/** Confirms a message sent from the top page and links to its topic. */
export function SentDialog({ open, href, onClose }: SentDialogProps) {
  const m = useMessages('SentDialog', sentDialogMessages);
  return (
    <Dialog
      open={open}
      title={m.title}
      onClose={onClose}
      actions={
        <Button tone="accent" href={href} onClick={onClose}>
          {m.open}
        </Button>
      }
    >
      <div className={styles.root}>
        <div className={styles.sign}>
          <span className={styles.upright}>
            <CheckIcon />
          </span>
        </div>
        <Text kind="small" tone="muted">
          {m.help}
        </Text>
      </div>
    </Dialog>
  );
}
