import { Dialog, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './LinkDialog.css';
import { linkTarget } from './linkTarget';
import { linkDialogMessages } from './messages';

export type LinkDialogProps = {
  open: boolean;
  /** Address of the link; only its host is shown. */
  href: string;
  onClose: () => void;
};

/** Names the host of a link before it opens. The focus starts on the button that does not open it. */
export function LinkDialog({ open, href, onClose }: LinkDialogProps) {
  const m = useMessages('LinkDialog', linkDialogMessages);
  const { host, kind } = linkTarget(href);
  return (
    <Dialog
      kind="confirm"
      open={open}
      title={m.title}
      confirmLabel={{ text: m.open, href }}
      cancelLabel={m.stop}
      onConfirm={onClose}
      onClose={onClose}
    >
      <div className={styles.root}>
        <p className={styles.target}>
          <span className={visuallyHidden}>{m.leads}</span>
          <span className={styles.host} translate="no">
            {host}
          </span>
        </p>
        <Text kind="small" phrases>
          {m[kind]}
        </Text>
      </div>
    </Dialog>
  );
}
