/** Japanese parts of story titles. */
export const storyTitles = {
  primitives: '部品',
  pieces: '画面の部品',
  shared: '共用の部品',
  /** Add a new domain here, except `shared`; it groups the stories. */
  domains: {
    account: 'マイページ',
    auth: '登録とログイン',
    cards: 'カード',
    checkout: '購入手続き',
    counter: '窓口',
    matches: '試合',
    messages: 'メッセージ',
    moderation: '通報',
    orders: '注文',
    shell: '共通',
    shop: 'ショップ',
    staff: 'スタッフ',
    today: '今日',
    top: 'トップ',
  } as Readonly<Record<string, string>>,
};
