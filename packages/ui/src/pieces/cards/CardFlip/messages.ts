export const cardFlipMessages = {
  front: 'カードの表',
  back: 'カードの裏',
};

export type CardFlipMessages = typeof cardFlipMessages;
