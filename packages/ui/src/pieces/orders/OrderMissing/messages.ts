export const orderMissingMessages = {
  order: '注文が見つかりません',
  orderHelp: '注文番号をご確認ください。ご自身の注文は、注文履歴から開けます。',
  receipt: '領収書を表示できません',
  receiptHelp: 'カードでのお支払いが完了した注文の領収書を表示できます。',
  toOrders: '注文履歴を見る',
};

export type OrderMissingMessages = typeof orderMissingMessages;
