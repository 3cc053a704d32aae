import { Dialog, MediaPlayer } from '../../../primitives';
import { MediaBackdrop } from '../../shared/MediaBackdrop/MediaBackdrop';
import * as styles from './CardStage.css';

type CardStageRecordingProps = {
  open: boolean;
  url: string;
  title: string;
  onClose: () => void;
};

/** Plays a recording of the player over the card. Playback stops when it closes. */
export function CardStageRecording({ open, url, title, onClose }: CardStageRecordingProps) {
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

/** Tells audio from video by the address: audio has no picture and is shown as a bar. */
const mediaKindOf = (url: string): 'audio' | 'video' =>
  /\.mp3(?:$|[?#])/i.test(url) || url.toLowerCase().includes('audio') ? 'audio' : 'video';
