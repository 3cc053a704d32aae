export const offerCardMessages = {
  later: 'あとで',
};

export type OfferCardMessages = typeof offerCardMessages;
