export const favoriteHeroMessages = {
  label: 'OFFICIAL FAN CLUB',
  favorite: 'MY PLAYER',
  picture: (name: string) => `${name}の写真`,
  empty: 'いちばん応援したい選手は？',
  emptyHelp: '推し選手を選ぶと、この場所に登場します。',
  choose: '推し選手を選ぶ',
};

export type FavoriteHeroMessages = typeof favoriteHeroMessages;
