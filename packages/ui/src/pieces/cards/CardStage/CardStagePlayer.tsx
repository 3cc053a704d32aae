import { Dialog, MediaPlayer } from '../../../primitives';
import { MediaBackdrop } from '../../shared/MediaBackdrop';
import * as styles from './CardStage.css';
import { mediaKindOf } from './mediaKind';

type CardStagePlayerProps = {
  open: boolean;
  url: string;
  title: string;
  onClose: () => void;
};

/** Plays a recording of the player over the card. Playback stops when it closes. */
export function CardStagePlayer({ open, url, title, onClose }: CardStagePlayerProps) {
  const kind = mediaKindOf(url);
  const player = open && <MediaPlayer autoPlay kind={kind} src={url} title={title} />;

  return kind === 'audio' ? (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className={styles.bar}>{player}</div>
    </Dialog>
  ) : (
    <MediaBackdrop open={open} title={title} onClose={onClose}>
      <div className={styles.film}>{player}</div>
    </MediaBackdrop>
  );
}
