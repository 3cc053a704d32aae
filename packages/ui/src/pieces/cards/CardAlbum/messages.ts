export const cardAlbumMessages = {
  waiting: (count: number) => `${count}枚のカードは、電波が戻ると受け取ります`,
  first: '最初の1枚を手に入れよう',
  firstHelp: '会場やグッズにあるQRコードを読み取ると、選手カードが手に入ります。',
  scan: 'QRコードを読み取る',
  none: 'カードはまだありません',
  noneHelp: '選手カードができると、ここに並びます。',
  loading: '読み込み中',
  /** Text for screen readers; replaces the figures. */
  spoken: (collected: number, total: number) => `${total}枚のうち${collected}枚を取得`,
  complete: 'すべてのカードがそろいました',
  locked: (jerseyNumber: string) =>
    jerseyNumber ? `未取得のカード、背番号${jerseyNumber}` : '未取得のカード',
};

export type CardAlbumMessages = typeof cardAlbumMessages;
