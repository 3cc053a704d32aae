import { QrIcon } from '../../../icons';
import { FloatingButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { qrScannerMessages } from './messages';

export type QrScannerButtonProps = {
  onClick: () => void;
};

/** Floating button that opens the scanner. */
export const QrScannerButton = ({ onClick }: QrScannerButtonProps) => {
  const m = useMessages('QrScanner', qrScannerMessages);
  return <FloatingButton tabBar label={m.scan} icon={<QrIcon />} onClick={onClick} />;
};
