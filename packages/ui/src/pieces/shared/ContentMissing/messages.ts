export const contentMissingMessages = {
  thread: 'トークが見つかりません',
  threadHelp: 'なくなったか、アドレスが違うようです。ほかのトークは、一覧から開けます。',
  threadList: 'トークの一覧を見る',
  card: 'カードを表示できません',
  cardHelp: 'まだ取得していないか、アドレスが違うようです。取得したカードは、一覧から開けます。',
  cardList: 'カードの一覧を見る',
  product: '商品が見つかりません',
  productHelp: '販売を終えたか、アドレスが違うようです。ほかの商品もぜひご覧ください。',
  productList: 'ショップへ戻る',
  order: '注文が見つかりません',
  orderHelp: '注文番号をご確認ください。ご自身の注文は、注文履歴から開けます。',
  orderList: '注文履歴を見る',
  receipt: '領収書を表示できません',
  receiptHelp: 'カードでのお支払いが完了した注文の領収書を表示できます。',
  receiptList: '注文履歴を見る',
};

export type ContentMissingMessages = typeof contentMissingMessages;
