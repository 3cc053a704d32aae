/** The words that stand in the titles of stories. */
export const storyTitles = {
  primitives: '部品',
  pieces: '画面の部品',
  /** A new domain is named here once; its stories then stand together. */
  domains: {
    account: 'マイページ',
    auth: 'ログイン',
    cards: 'カード',
    checkout: '購入手続き',
    messages: 'メッセージ',
    orders: '注文履歴',
    shell: '共通',
    shop: 'ショップ',
    top: 'トップ',
  } as Readonly<Record<string, string>>,
};

/** What a new component says until it is given its own words. */
export const scaffoldWords = {
  allVariants: '全種類',
  plain: '基本',
  chosen: '選択中',
  live: '動かす',
  label: '見本',
};
