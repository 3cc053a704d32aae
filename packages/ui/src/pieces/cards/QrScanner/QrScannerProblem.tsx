import { CameraIcon, PauseIcon } from '../../../icons';
import { Button, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { QrScannerMessages } from './messages';
import { qrScannerMessages } from './messages';
import type { QrScannerProps } from './QrScanner';
import * as styles from './QrScanner.css';

type Props = Pick<QrScannerProps, 'status' | 'onRetry'> & {};

/** Explains why the camera does not work and what to do. */
export function QrScannerProblem({ status, onRetry }: Props) {
  const m = useMessages('QrScanner', qrScannerMessages);
  const words = wordsOf(status, m);
  const paused = status === 'paused';
  return (
    <div className={styles.problem} role={paused ? 'status' : 'alert'}>
      <span className={styles.sign({ crossed: !paused })}>
        {paused ? <PauseIcon /> : <CameraIcon />}
      </span>
      <Text kind="lead" phrases align="center">
        {words}
      </Text>
      {/* `insecure` has no retry: it would fail again. */}
      {status !== 'insecure' && (
        <Button tone="accent" onClick={onRetry}>
          {paused ? m.resume : m.retry}
        </Button>
      )}
    </div>
  );
}

function wordsOf(status: QrScannerProps['status'], m: QrScannerMessages): string {
  switch (status) {
    case 'denied':
    case 'missing':
    case 'inUse':
    case 'insecure':
    case 'paused':
      return m[status];
    default:
      return m.failed;
  }
}
