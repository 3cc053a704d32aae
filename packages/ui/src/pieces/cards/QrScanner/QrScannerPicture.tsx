import { type RefObject, useEffect, useRef } from 'react';
import * as styles from './QrScanner.css';

type Props = {
  stream: MediaStream | null;
  videoRef: RefObject<HTMLVideoElement | null> | undefined;
  poster: string | undefined;
};

/** What the camera sees. It has no words: the guide and the news say what is to be done. */
export function QrScannerPicture({ stream, videoRef, poster }: Props) {
  const own = useRef<HTMLVideoElement>(null);
  const ref = videoRef ?? own;

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream;
    // Refused in a phone's low power mode until a tap; the picture then stands still, and can be read.
    if (stream) video.play().catch((error: unknown) => console.debug(error));
    return () => {
      video.srcObject = null;
    };
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
