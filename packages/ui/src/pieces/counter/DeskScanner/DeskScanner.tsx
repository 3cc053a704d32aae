import type { RefObject } from 'react';
import { CameraIcon, FlipIcon, TorchIcon } from '../../../icons';
import { Button, IconButton, Spinner, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { CameraPicture } from '../../shared/CameraPicture/CameraPicture';
import * as cameraStyles from '../../shared/CameraPicture/CameraPicture.css';
import * as styles from './DeskScanner.css';
import { deskScannerMessages } from './messages';

export type DeskScannerProps = {
  /** `off` before the first tap, which browsers ask for before camera and sound. */
  status:
    | 'off'
    | 'starting'
    | 'looking'
    | 'denied'
    | 'missing'
    | 'inUse'
    | 'insecure'
    | 'paused'
    | 'failed';
  /** `low` beside a result. */
  kind?: 'tall' | 'low';
  /** What is in front of the camera, for its sentences. */
  codes?: 'orders' | 'priceTags';
  camera: {
    stream: MediaStream | null;
    /** Ref to the video element. */
    videoRef?: RefObject<HTMLVideoElement | null>;
    /** Picture shown until the first frame. */
    poster?: string;
    /** State of the torch; `none` when the device has no torch. */
    torch: 'none' | 'off' | 'on';
    onTorch: () => void;
    /** Number of cameras of the device. */
    count: number;
    onSwitch: () => void;
  };
  /** The first tap, and each retry. */
  onStart: () => void;
};

/** Camera of the counter, always on. Pair with `useDeskScanner`. */
export function DeskScanner({
  status,
  kind = 'tall',
  codes = 'orders',
  camera,
  onStart,
}: DeskScannerProps) {
  const { stream, videoRef, poster, torch } = camera;
  const words = useMessages('DeskScanner', deskScannerMessages);
  const m = codes === 'orders' ? words : { ...words, ...words.priceTags };
  const seeing = status === 'looking' || status === 'starting';

  return (
    <section
      aria-label={m.label}
      className={styles.root({ kind: seeing || kind === 'tall' ? kind : 'closed', codes })}
      data-status={status}
    >
      {seeing ? (
        <>
          <CameraPicture {...{ stream, videoRef, poster }} />
          <svg aria-hidden="true" viewBox="0 0 100 100" className={styles.corners}>
            <path d="M3 25V13A10 10 0 0 1 13 3H25M75 3H87A10 10 0 0 1 97 13V25M97 75V87A10 10 0 0 1 87 97H75M25 97H13A10 10 0 0 1 3 87V75" />
          </svg>
          <div className={styles.foot}>
            <span className={`${cameraStyles.tool({ on: torch === 'on' })} ${styles.tool}`}>
              {torch !== 'none' && (
                <IconButton
                  label={m.torch}
                  icon={<TorchIcon />}
                  aria-pressed={torch === 'on'}
                  onClick={camera.onTorch}
                />
              )}
            </span>
            <p role="status" className={styles.guide}>
              {status === 'starting' && <Spinner size="small" />}
              {status === 'starting' ? m.starting : kind === 'low' ? m.next : m.guide}
            </p>
            <span className={`${cameraStyles.tool()} ${styles.tool}`}>
              {camera.count > 1 && (
                <IconButton label={m.switchCamera} icon={<FlipIcon />} onClick={camera.onSwitch} />
              )}
            </span>
          </div>
        </>
      ) : (
        <div className={styles.problem({ kind })} role={status === 'off' ? undefined : 'alert'}>
          {kind === 'tall' && <CameraIcon />}
          {/* Beside a result there is no room for what the first tap does. */}
          {(kind === 'tall' || status !== 'off') && (
            <Text phrases align="center">
              {m[status]}
            </Text>
          )}
          {/* `insecure` has no retry: it would fail again. */}
          {status !== 'insecure' && (
            <Button tone="accent" onClick={onStart}>
              {status === 'off' ? m.start : m.retry}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
