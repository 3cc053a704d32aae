export const mediaPlayerMessages = {
  play: '再生',
  pause: '一時停止',
  seek: '再生位置',
  failed: 'この端末では再生できません。',
  unreachable: '読み込めませんでした。通信を確認してください。',
  retry: 'もう一度再生する',
};

export type MediaPlayerMessages = typeof mediaPlayerMessages;
