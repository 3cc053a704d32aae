import { showStream } from '@homestand/qr-reader/camera';
import { type RefObject, useEffect, useRef } from 'react';
import { CameraIcon, FlipIcon, TorchIcon } from '../../../icons';
import { Button, IconButton, Spinner, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
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
export function DeskScanner({ status, kind = 'tall', camera, onStart }: DeskScannerProps) {
  const { stream, poster, torch } = camera;
  const m = useMessages('DeskScanner', deskScannerMessages);
  const own = useRef<HTMLVideoElement>(null);
  const ref = camera.videoRef ?? own;
  const seeing = status === 'looking' || status === 'starting';

  // With the video element, which is there only while there is a picture.
  useEffect(() => {
    return seeing && ref.current ? showStream(ref.current, stream) : undefined;
  }, [ref, stream, seeing]);

  return (
    <section
      aria-label={m.label}
      className={styles.root({ kind: seeing || kind === 'tall' ? kind : 'closed' })}
      data-status={status}
    >
      {seeing ? (
        <>
          <video
            ref={ref}
            className={styles.picture}
            poster={poster}
            muted
            playsInline
            disablePictureInPicture
            aria-hidden="true"
            tabIndex={-1}
          />
          <svg aria-hidden="true" viewBox="0 0 100 100" className={styles.corners}>
            <path d="M3 25V13A10 10 0 0 1 13 3H25M75 3H87A10 10 0 0 1 97 13V25M97 75V87A10 10 0 0 1 87 97H75M25 97H13A10 10 0 0 1 3 87V75" />
          </svg>
          <div className={styles.foot}>
            <span className={styles.tool({ on: torch === 'on' })}>
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
            <span className={styles.tool({})}>
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
