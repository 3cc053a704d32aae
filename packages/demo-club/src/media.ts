export type SceneName =
  | 'stadiumDusk'
  | 'stadiumNight'
  | 'stadiumDay'
  | 'bullpen'
  | 'busWindow'
  | 'portTown'
  | 'practiceGround'
  | 'lunchBox'
  | 'rainTarp'
  | 'flagsInStands'
  | 'locker'
  | 'lighthouse'
  | 'fireworks'
  | 'gloveAndBall';
export type AudioName = 'cheer' | 'call' | 'chime';
export type VideoName = 'nightBall' | 'cardShimmer';

type Clip = { file: URL; mimeType: string; seconds: number };
type Film = Clip & { width: number; height: number };

/**
 * Sounds and videos made by media/make.ts. They are committed, so that nothing has to be encoded. Each address is a
 * literal: from a template, a bundler would emit everything in the folder.
 */
export const audios: Readonly<Record<AudioName, Clip>> = {
  cheer: {
    file: new URL('../media/cheer.mp3', import.meta.url),
    mimeType: 'audio/mpeg',
    seconds: 8,
  },
  call: { file: new URL('../media/call.mp3', import.meta.url), mimeType: 'audio/mpeg', seconds: 7 },
  chime: {
    file: new URL('../media/chime.mp3', import.meta.url),
    mimeType: 'audio/mpeg',
    seconds: 6,
  },
};

export const videos: Readonly<Record<VideoName, Film>> = {
  nightBall: {
    file: new URL('../media/night-ball.mp4', import.meta.url),
    mimeType: 'video/mp4',
    seconds: 6,
    width: 854,
    height: 480,
  },
  cardShimmer: {
    file: new URL('../media/card-shimmer.mp4', import.meta.url),
    mimeType: 'video/mp4',
    seconds: 5,
    width: 480,
    height: 640,
  },
};
