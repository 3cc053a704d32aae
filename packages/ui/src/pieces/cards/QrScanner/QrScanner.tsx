import { type RefObject, useId } from 'react';
import { FlipIcon, TorchIcon } from '../../../icons';
import { IconButton, Spinner } from '../../../primitives';
import { useModalDialog } from '../../../primitives/Dialog/useModalDialog';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { CameraPicture } from '../../shared/CameraPicture/CameraPicture';
import * as cameraStyles from '../../shared/CameraPicture/CameraPicture.css';
import { qrScannerMessages } from './messages';
import * as styles from './QrScanner.css';
import { QrScannerFrame } from './QrScannerFrame';
import { QrScannerPhoto } from './QrScannerPhoto';
import { QrScannerProblem } from './QrScannerProblem';

export { cardCodeIn } from './cardCodeIn';
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
                <QrScannerPhoto
                  pending={photo === 'reading'}
                  label={m.fromPhoto}
                  onPhoto={onPhoto}
                />
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
