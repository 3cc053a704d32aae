import { showStream } from '@homestand/qr-reader/camera';
import { type RefObject, useEffect, useRef } from 'react';
import * as styles from './QrScanner.css';

type Props = {
  stream: MediaStream | null;
  videoRef: RefObject<HTMLVideoElement | null> | undefined;
  poster: string | undefined;
};

/** The camera picture. It has no accessible text; the guide and the messages give the instructions. */
export function QrScannerPicture({ stream, videoRef, poster }: Props) {
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
