export const mediaPlayerMessages = {
  play: '再生',
  pause: '一時停止',
  seek: '再生位置',
  failed: 'この端末では再生できません。',
};

export type MediaPlayerMessages = typeof mediaPlayerMessages;
