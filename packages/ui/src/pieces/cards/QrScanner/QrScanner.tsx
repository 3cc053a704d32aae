import { type RefObject, useId } from 'react';
import { FlipIcon, ImageIcon, TorchIcon } from '../../../icons';
import { IconButton, Spinner } from '../../../primitives';
import { ButtonFile } from '../../../primitives/Button/ButtonFile';
import { useModalDialog } from '../../../primitives/Dialog/useModalDialog';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { CameraPicture } from '../../shared/CameraPicture/CameraPicture';
import * as cameraStyles from '../../shared/CameraPicture/CameraPicture.css';
import { qrScannerMessages } from './messages';
import * as styles from './QrScanner.css';
import { QrScannerProblem } from './QrScannerProblem';

export { cardCodeIn } from './cardCodeIn';

// A file of its own: the screen that has the button loads the scanner when it opens.
export { QrScannerButton, type QrScannerButtonProps } from './QrScannerButton';

export type QrScannerProps = {
  open: boolean;
  title?: string;
  status:
    | 'starting'
    | 'looking'
    | 'found'
    | 'denied'
    | 'missing'
    | 'inUse'
    | 'insecure'
    | 'paused'
    | 'failed';
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
  photo: 'idle' | 'reading' | 'nothing';
  /** A QR code was read that is not a card. */
  notOurs?: boolean;
  onPhoto: (file: File) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Full-screen QR scanner for cards. Pair with `useQrScanner`. */
export function QrScanner(props: QrScannerProps) {
  const { open, status, camera, photo, notOurs = false, onPhoto, onRetry, onClose } = props;
  const { stream, videoRef, poster, torch } = camera;
  const m = useMessages('QrScanner', qrScannerMessages);
  const id = useId();
  const { ref, bind, present } = useModalDialog({ open, onClose, dismissible: false });
  const seeing = status === 'looking' || status === 'found' || status === 'starting';

  return (
    <dialog {...bind} ref={ref} className={styles.frame} aria-labelledby={id}>
      {present && (
        <div className={styles.room} data-status={status}>
          <h2 id={id} className={visuallyHidden}>
            {props.title ?? m.title}
          </h2>
          {seeing && <CameraPicture {...{ stream, videoRef, poster }} />}
          <div className={styles.layout({ seeing })}>
            {seeing ? (
              <>
                <p className={styles.guide}>{m.guide}</p>
                <QrScannerFrame status={status} />
              </>
            ) : (
              <QrScannerProblem status={status} onRetry={onRetry} />
            )}
            <div className={styles.foot}>
              <div className={styles.noticeSpace({ seeing })}>
                <p role="status" className={styles.notice}>
                  <Notice {...{ status, photo, notOurs }} />
                </p>
              </div>
              <div className={styles.photo}>
                <ButtonFile
                  emphasis="quiet"
                  pending={photo === 'reading'}
                  icon={<ImageIcon size="small" />}
                  accept="image/*"
                  onFile={onPhoto}
                >
                  {m.fromPhoto}
                </ButtonFile>
              </div>
              <div className={styles.tools}>
                {seeing && torch !== 'none' && (
                  <span
                    className={`${cameraStyles.tool({ on: torch === 'on' })} ${styles.tool({ side: 'start' })}`}
                  >
                    <IconButton
                      label={m.torch}
                      icon={<TorchIcon />}
                      aria-pressed={torch === 'on'}
                      onClick={camera.onTorch}
                    />
                  </span>
                )}
                <button type="button" className={styles.cancel} onClick={onClose}>
                  {seeing ? m.cancel : m.close}
                </button>
                {seeing && camera.count > 1 && (
                  <span className={`${cameraStyles.tool()} ${styles.tool({ side: 'end' })}`}>
                    <IconButton
                      label={m.switchCamera}
                      icon={<FlipIcon />}
                      onClick={camera.onSwitch}
                    />
                  </span>
                )}
              </div>
            </div>
          </div>
        </div>
      )}
    </dialog>
  );
}

type NoticeProps = Pick<QrScannerProps, 'status' | 'photo' | 'notOurs'>;

/** One message at a time: the most important one. */
function Notice({ status, photo, notOurs }: NoticeProps) {
  const m = useMessages('QrScanner', qrScannerMessages);
  if (status === 'found') return m.found;
  if (photo === 'reading') return m.photoReading;
  if (notOurs) return m.notOurs;
  if (photo === 'nothing') return m.photoNothing;
  if (status !== 'starting') return null;
  return (
    <>
      <Spinner size="small" />
      {m.starting}
    </>
  );
}

/** Guide frame. On a hit its corners rotate and close around a tick. */
function QrScannerFrame({ status }: Pick<QrScannerProps, 'status'>) {
  const found = status === 'found';
  return (
    <div className={styles.opening} aria-hidden="true">
      <div className={styles.hole({ found })}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className={styles.corners({ status: cornersOf(status) })}
        >
          <path d="M3 25V13A10 10 0 0 1 13 3H25" />
          <path d="M75 3H87A10 10 0 0 1 97 13V25" />
          <path d="M97 75V87A10 10 0 0 1 87 97H75" />
          <path d="M25 97H13A10 10 0 0 1 3 87V75" />
        </svg>
        {found && (
          <svg aria-hidden="true" viewBox="0 0 100 100" className={styles.tick}>
            <circle cx="50" cy="50" r="22" />
            <path d="M40.5 50.5 47.5 57.5 60.5 43.5" pathLength={1} />
          </svg>
        )}
      </div>
    </div>
  );
}

const cornersOf = (status: QrScannerProps['status']) =>
  status === 'found' ? 'found' : status === 'looking' ? 'looking' : 'waiting';
