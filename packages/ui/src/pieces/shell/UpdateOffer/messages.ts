export const updateOfferMessages = {
  title: '新しいバージョンがあります',
  update: '更新する',
  later: 'あとで',
};

export type UpdateOfferMessages = typeof updateOfferMessages;
