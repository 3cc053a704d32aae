import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Options = { autoPlay: boolean; kind: 'video' | 'audio' };

type Status = 'waiting' | 'playing' | 'paused' | 'failed' | 'unreachable';

// Only one element plays: starting one stops the previous one.
let sounding: HTMLMediaElement | null = null;

function quiet(media: HTMLMediaElement) {
  media.pause();
  if (sounding === media) sounding = null;
}

/** A network error can be retried; a recording that cannot be decoded cannot. */
function failureOf(media: HTMLMediaElement | null): Status {
  const cut = media?.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
  return cut ? 'unreachable' : 'failed';
}

/** State of a media element. Not Web Audio, which phones silence when the screen locks. */
export function useMediaPlayer({ autoPlay, kind }: Options) {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [status, setStatus] = useState<Status>('waiting');
  const [time, setTime] = useState({ now: 0, whole: 0 });

  async function play() {
    try {
      await media.current?.play();
    } catch (error) {
      // NotAllowedError (power saving, or no user interaction yet): picture and play button stay. AbortError:
      // paused before playback began. Any other error means that it cannot be played.
      const harmless =
        error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
      if (!harmless) setStatus(failureOf(media.current));
    }
  }

  const begin = useEffectEvent(() => {
    if (autoPlay) void play();
  });

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    begin();
    return () => quiet(element);
  }, []);

  return {
    media,
    status,
    time,
    play: () => void play(),
    retry() {
      setStatus('waiting');
      media.current?.load();
      void play();
    },
    pause: () => media.current?.pause(),
    seek(seconds: number) {
      if (media.current) media.current.currentTime = seconds;
      setTime((time) => ({ ...time, now: seconds }));
    },
    bind: {
      onPlay(event: SyntheticEvent<HTMLMediaElement>) {
        if (sounding && sounding !== event.currentTarget) quiet(sounding);
        sounding = event.currentTarget;
        setStatus('playing');
      },
      // An error state stays: the pause event of stopping the sound must not replace it.
      onPause: () => setStatus((now) => (now === 'playing' ? 'paused' : now)),
      onError: (event: SyntheticEvent<HTMLMediaElement>) =>
        setStatus(failureOf(event.currentTarget)),
      onTimeUpdate(event: SyntheticEvent<HTMLMediaElement>) {
        const now = event.currentTarget.currentTime;
        setTime((time) => ({ ...time, now }));
      },
      onDurationChange(event: SyntheticEvent<HTMLMediaElement>) {
        const whole = event.currentTarget.duration;
        setTime((time) => ({ ...time, whole: Number.isFinite(whole) ? whole : 0 }));
      },
      // Not at loadedmetadata: WebKit reports a width of 0 there and the real one in a `resize` that follows.
      onLoadedData(event: SyntheticEvent<HTMLVideoElement>) {
        // Sound without a picture: the browser cannot decode the video, for example HEVC from an iPhone.
        if (kind === 'video' && event.currentTarget.videoWidth === 0) {
          quiet(event.currentTarget);
          setStatus('failed');
        }
      },
    },
  };
}
