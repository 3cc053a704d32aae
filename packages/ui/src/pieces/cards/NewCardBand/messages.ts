export const newCardBandMessages = {
  title: 'YOU GOT A NEW CARD!',
  tip: 'カードをタップして裏面も見てみよう',
};

export type NewCardBandMessages = typeof newCardBandMessages;
