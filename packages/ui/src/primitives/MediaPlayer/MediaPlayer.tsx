// Engine: native video and audio elements; a player library would be the largest part of its page.

import { formatDuration } from '../../format';
import { PauseIcon, PlayIcon, WarningIcon } from '../../icons';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import * as styles from './MediaPlayer.css';
import { type MediaPlayerMessages, mediaPlayerMessages } from './messages';
import { useMediaPlayer } from './useMediaPlayer';

export type MediaPlayerProps = {
  kind: 'video' | 'audio';
  src: string;
  /** Accessible name of the media. */
  title: string;
  /** Picture shown before playback, and when playback fails. */
  poster?: string;
  /** Starts playback by itself; if the browser refuses, the play button is shown. */
  autoPlay?: boolean;
};

/** Player for a video, or for audio as a bar of 50 px. Only one plays at a time, and unmounting stops it. */
export function MediaPlayer(props: MediaPlayerProps) {
  // A new address is a new recording: the key resets all state.
  return props.kind === 'video' ? (
    <VideoPlayer key={props.src} {...props} />
  ) : (
    <AudioPlayer key={props.src} {...props} />
  );
}

function VideoPlayer({ src, title, poster, autoPlay = false }: MediaPlayerProps) {
  const m = useMessages('MediaPlayer', mediaPlayerMessages);
  const { media, status, bind, play, retry } = useMediaPlayer({ autoPlay, kind: 'video' });

  return (
    <div className={styles.video}>
      <video
        {...bind}
        ref={media}
        className={styles.picture}
        src={src}
        poster={poster}
        aria-label={title}
        preload="metadata"
        playsInline
        controls={status === 'playing' || status === 'paused'}
      />
      {status === 'waiting' && (
        <div className={styles.start}>
          <IconButton tone="overlay" label={m.play} icon={<PlayIcon />} onClick={play} />
        </div>
      )}
      <Failure status={status} className={styles.failed} onRetry={retry} m={m} />
    </div>
  );
}

function AudioPlayer({ src, title, autoPlay = false }: MediaPlayerProps) {
  const m = useMessages('MediaPlayer', mediaPlayerMessages);
  const { media, status, time, bind, play, pause, seek, retry } = useMediaPlayer({
    autoPlay,
    kind: 'audio',
  });
  const playing = status === 'playing';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={title}>
      <audio {...bind} ref={media} src={src} preload="metadata" />
      {status !== 'failed' && status !== 'unreachable' && (
        <div className={styles.audio}>
          <IconButton
            label={playing ? m.pause : m.play}
            icon={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={playing ? pause : play}
          />
          <input
            type="range"
            className={styles.position}
            aria-label={m.seek}
            aria-valuetext={formatDuration(time.now)}
            min={0}
            max={Math.max(time.whole, 0.01)}
            step="any"
            value={Math.min(time.now, time.whole)}
            onChange={(event) => seek(Number(event.currentTarget.value))}
          />
          <span className={styles.time}>
            {formatDuration(time.now)} / {formatDuration(time.whole)}
          </span>
        </div>
      )}
      <Failure status={status} className={styles.audioFailed} onRetry={retry} m={m} />
    </div>
  );
}

type FailureProps = {
  status: string;
  className: string;
  onRetry: () => void;
  m: MediaPlayerMessages;
};

function Failure({ status, className, onRetry, m }: FailureProps) {
  const failed = status === 'failed' || status === 'unreachable';
  return (
    <div className={failed ? className : undefined}>
      {failed && <WarningIcon size="small" />}
      <p role="alert" className={styles.reason}>
        {failed && m[status]}
      </p>
      {status === 'unreachable' && (
        <Button size="small" emphasis="quiet" onClick={onRetry}>
          {m.retry}
        </Button>
      )}
    </div>
  );
}
