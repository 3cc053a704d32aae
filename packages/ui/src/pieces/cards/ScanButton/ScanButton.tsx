import { QrIcon } from '../../../icons';
import { FloatingButton } from '../../../primitives';
import { type ScanButtonMessages, scanButtonMessages } from './messages';

export type ScanButtonProps = {
  onClick: () => void;
  messages?: ScanButtonMessages;
};

/** Floating button that opens the scanner. */
export const ScanButton = ({ onClick, messages: m = scanButtonMessages }: ScanButtonProps) => (
  <FloatingButton tabBar label={m.scan} icon={<QrIcon />} onClick={onClick} />
);
