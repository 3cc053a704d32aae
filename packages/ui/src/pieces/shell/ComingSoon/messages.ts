export const comingSoonMessages = {
  soon: '準備中です',
  wait: '公開まで今しばらくお待ちください。',
  logout: 'ログアウト',
  /** What the screens that are not open yet will be called. */
  names: {
    cards: 'カードコレクション',
    card: '選手カード',
    shop: 'ファンショップ',
    goods: '商品詳細',
    order: 'ご注文',
    cart: 'カート',
    checkout: '購入手続き',
    myOrders: '注文履歴',
    orderDetails: '注文詳細',
    myPage: 'マイページ',
    players: '推し選手を選ぶ',
    otherQuestions: 'その他のご案内',
    address: 'お届け先',
  },
};

export type ComingSoonMessages = typeof comingSoonMessages;
