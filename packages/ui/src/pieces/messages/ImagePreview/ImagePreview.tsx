import { useState } from 'react';
import { ImageIcon } from '../../../icons';
import { ZoomView } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MediaBackdrop } from '../../shared/MediaBackdrop/MediaBackdrop';
import * as styles from './ImagePreview.css';
import { imagePreviewMessages } from './messages';

export type ImagePreviewProps = {
  open: boolean;
  src: string;
  /** What the picture shows, or who sent it. */
  alt: string;
  onClose: () => void;
};

/** Full-screen view of a picture in a message, zoomable from 1x to 3x. */
export function ImagePreview({ open, src, alt, onClose }: ImagePreviewProps) {
  const m = useMessages('ImagePreview', imagePreviewMessages);
  // Remembers the picture: the owner may clear `src` on close, while the closing animation still shows it.
  const [shown, setShown] = useState({ open, src, alt, opening: 0 });
  if (open && (!shown.open || shown.src !== src || shown.alt !== alt))
    setShown({ open, src, alt, opening: shown.open ? shown.opening : shown.opening + 1 });
  if (!open && shown.open) setShown({ ...shown, open });
  const title = shown.alt || m.title;
  return (
    <MediaBackdrop open={open} title={title} onClose={onClose}>
      <Content key={shown.opening} src={shown.src} alt={title} failedWords={m.failed} />
    </MediaBackdrop>
  );
}

type ContentProps = { src: string; alt: string; failedWords: string };

/** The zoom outlives a new address: a picture just sent gets its one on the server while it is open. */
function Content({ src, alt, failedWords }: ContentProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <p role="alert" className={styles.failed}>
        <ImageIcon />
        {failedWords}
      </p>
    );
  return (
    <ZoomView label={alt}>
      <img
        src={src}
        alt={alt}
        className={styles.picture}
        draggable={false}
        onError={() => setFailed(src)}
      />
    </ZoomView>
  );
}
