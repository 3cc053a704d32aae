import { MediaPlayer } from '../../../primitives';
import { MediaBackdrop } from '../../shared/MediaBackdrop';
import * as styles from './VideoPreview.css';

export type VideoPreviewProps = {
  open: boolean;
  src: string;
  poster: string | null;
  /** Accessible name of the video: who sent it. */
  title: string;
  onClose: () => void;
};

/** Full-screen video of a message. It plays when opened, and stops when closed. */
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
