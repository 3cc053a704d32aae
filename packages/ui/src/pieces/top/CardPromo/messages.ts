export const cardPromoMessages = {
  label: 'PLAYER CARDS',
  title: '選手カードを集めよう',
  help: '会場やグッズのQRコードを読み取ると、選手カードが手に入ります。',
  scan: 'QRコードを読み取る',
  album: 'コレクションを見る',
};

export type CardPromoMessages = typeof cardPromoMessages;
