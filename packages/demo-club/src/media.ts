export type AudioName = 'cheer' | 'call' | 'chime';
export type VideoName = 'nightBall' | 'cardShimmer';

type Clip = { file: URL; mimeType: string; seconds: number };
type Film = Clip & { width: number; height: number };

const fileOf = (name: string) => new URL(`../media/${name}`, import.meta.url);

/** Sounds and videos made by media/make.ts. They are committed, so that nothing has to be encoded. */
export const audios: Readonly<Record<AudioName, Clip>> = {
  cheer: { file: fileOf('cheer.mp3'), mimeType: 'audio/mpeg', seconds: 8 },
  call: { file: fileOf('call.mp3'), mimeType: 'audio/mpeg', seconds: 7 },
  chime: { file: fileOf('chime.mp3'), mimeType: 'audio/mpeg', seconds: 6 },
};

export const videos: Readonly<Record<VideoName, Film>> = {
  nightBall: {
    file: fileOf('night-ball.mp4'),
    mimeType: 'video/mp4',
    seconds: 6,
    width: 854,
    height: 480,
  },
  cardShimmer: {
    file: fileOf('card-shimmer.mp4'),
    mimeType: 'video/mp4',
    seconds: 5,
    width: 480,
    height: 640,
  },
};
