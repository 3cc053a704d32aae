import { QrIcon } from '../../../icons';
import { FloatingButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { scanButtonMessages } from './messages';

export type ScanButtonProps = {
  onClick: () => void;
};

/** Floating button that opens the scanner. */
export const ScanButton = ({ onClick }: ScanButtonProps) => {
  const m = useMessages('ScanButton', scanButtonMessages);
  return <FloatingButton tabBar label={m.scan} icon={<QrIcon />} onClick={onClick} />;
};
