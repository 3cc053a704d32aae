import { MediaBackdrop, MediaPlayer } from '../../../primitives';
import * as styles from './VideoPreview.css';

export type VideoPreviewProps = {
  open: boolean;
  src: string;
  poster: string | null;
  /** Names the video: whose it is. */
  title: string;
  onClose: () => void;
};

/** A video of a message on the whole screen. It plays at once, and is silent as soon as one leaves. */
export function VideoPreview({ open, src, poster, title, onClose }: VideoPreviewProps) {
  return (
    <MediaBackdrop open={open} title={title} onClose={onClose}>
      <div className={styles.screen}>
        {open && (
          <MediaPlayer
            kind="video"
            autoPlay
            src={src}
            title={title}
            {...(poster !== null && { poster })}
          />
        )}
      </div>
    </MediaBackdrop>
  );
}
