import { QrIcon } from '../../../icons';
import { type ScanButtonMessages, scanButtonMessages } from './messages';
import * as styles from './ScanButton.css';

export type ScanButtonProps = {
  onClick: () => void;
  /** Makes way for what lies above the tab bar for a while. */
  raised?: boolean;
  messages?: ScanButtonMessages;
};

/** Opens the scanner from anywhere in the album. It floats where the thumb is. */
export function ScanButton({
  onClick,
  raised = false,
  messages: m = scanButtonMessages,
}: ScanButtonProps) {
  return (
    <div className={styles.place({ raised })}>
      <button type="button" className={styles.button} aria-label={m.scan} onClick={onClick}>
        <QrIcon />
      </button>
    </div>
  );
}
