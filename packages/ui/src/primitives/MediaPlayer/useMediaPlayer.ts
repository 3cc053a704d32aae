import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Options = { autoPlay: boolean; kind: 'video' | 'audio' };

type Status = 'waiting' | 'playing' | 'paused' | 'failed' | 'unreachable';

// Two voices at once are none: whoever starts stops the one before.
let sounding: HTMLMediaElement | null = null;

function quiet(media: HTMLMediaElement) {
  media.pause();
  if (sounding === media) sounding = null;
}

/** A line that broke may come back; a recording that cannot be decoded stays so. */
function failureOf(media: HTMLMediaElement | null): Status {
  const cut = media?.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
  return cut ? 'unreachable' : 'failed';
}

/** A media element, never Web Audio, which a phone silences when its screen locks. */
export function useMediaPlayer({ autoPlay, kind }: Options) {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [status, setStatus] = useState<Status>('waiting');
  const [time, setTime] = useState({ now: 0, whole: 0 });

  async function play() {
    try {
      await media.current?.play();
    } catch (error) {
      // Refused (a phone saving power, a page nobody has touched): the picture and the play button stay.
      // Aborted: somebody paused before it began. Anything else cannot be played at all.
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
      setTime((known) => ({ ...known, now: seconds }));
    },
    bind: {
      onPlay(event: SyntheticEvent<HTMLMediaElement>) {
        if (sounding && sounding !== event.currentTarget) quiet(sounding);
        sounding = event.currentTarget;
        setStatus('playing');
      },
      // What cannot be shown stays so: stopping its sound is no pause.
      onPause: () => setStatus((now) => (now === 'playing' ? 'paused' : now)),
      onError: (event: SyntheticEvent<HTMLMediaElement>) =>
        setStatus(failureOf(event.currentTarget)),
      onTimeUpdate(event: SyntheticEvent<HTMLMediaElement>) {
        const now = event.currentTarget.currentTime;
        setTime((known) => ({ ...known, now }));
      },
      onDurationChange(event: SyntheticEvent<HTMLMediaElement>) {
        const whole = event.currentTarget.duration;
        setTime((known) => ({ ...known, whole: Number.isFinite(whole) ? whole : 0 }));
      },
      // Not at loadedmetadata: WebKit reports a width of 0 there and the real one in a `resize` that follows.
      onLoadedData(event: SyntheticEvent<HTMLVideoElement>) {
        // Sound without a picture: the browser has no decoder for it (HEVC from an iPhone, say).
        if (kind === 'video' && event.currentTarget.videoWidth === 0) {
          quiet(event.currentTarget);
          setStatus('failed');
        }
      },
    },
  };
}
