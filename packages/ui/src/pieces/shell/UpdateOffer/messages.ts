export const updateOfferMessages = {
  title: '新しいバージョンがあります',
  update: '更新する',
};

export type UpdateOfferMessages = typeof updateOfferMessages;
