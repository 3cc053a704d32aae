import { showStream } from '@homestand/qr-reader/camera';
import { type RefObject, useEffect, useRef } from 'react';
import * as styles from './CameraPicture.css';

export type CameraPictureProps = {
  /** `null` before the camera has answered. */
  stream: MediaStream | null;
  /** Ref to the video element. */
  videoRef?: RefObject<HTMLVideoElement | null> | undefined;
  /** Picture shown until the first frame. */
  poster?: string | undefined;
};

/** What the camera sees; it fills its frame. It has no accessible text: the scanner gives the instructions. */
export function CameraPicture({ stream, videoRef, poster }: CameraPictureProps) {
  const own = useRef<HTMLVideoElement>(null);
  const ref = videoRef ?? own;

  useEffect(() => {
    return ref.current ? showStream(ref.current, stream) : undefined;
  }, [ref, stream]);

  return (
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
  );
}
