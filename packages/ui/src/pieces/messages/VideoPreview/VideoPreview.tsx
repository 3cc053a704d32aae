import { MediaPlayer } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MediaBackdrop } from '../../shared/MediaBackdrop/MediaBackdrop';
import { videoPreviewMessages } from './messages';
import * as styles from './VideoPreview.css';

export type VideoPreviewProps = {
  open: boolean;
  src: string;
  poster: string | null;
  /** Accessible name of the video: its file name; empty where it is unknown. */
  title: string;
  onClose: () => void;
};

/** Full-screen video of a message. It plays when opened, and stops when closed. */
export function VideoPreview({ open, src, poster, title, onClose }: VideoPreviewProps) {
  const m = useMessages('VideoPreview', videoPreviewMessages);
  const name = title || m.title;
  return (
    <MediaBackdrop open={open} title={name} onClose={onClose}>
      <div className={styles.screen}>
        {open && (
          <MediaPlayer
            kind="video"
            autoPlay
            src={src}
            title={name}
            {...(poster !== null && { poster })}
          />
        )}
      </div>
    </MediaBackdrop>
  );
}
