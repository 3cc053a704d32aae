export const cardStageMessages = {
  close: '閉じる',
  flip: 'カードを裏返す',
  audio: '音声を再生',
  video: '動画を再生',
  tilt: '傾けて光らせる',
  loading: 'カードを読み込んでいます',
  shown: { front: 'カードの表を表示しています', back: 'カードの裏を表示しています' },
  audioOf: (name: string) => `${name}の音声`,
  videoOf: (name: string) => `${name}の動画`,
  newCard: 'YOU GOT A NEW CARD!',
  newCardTip: 'カードをタップして裏面も見てみよう',
};

export type CardStageMessages = typeof cardStageMessages;
