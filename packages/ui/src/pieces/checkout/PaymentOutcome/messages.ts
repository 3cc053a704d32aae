export const paymentOutcomeMessages = {
  waiting: 'お支払いの結果を確認しています',
  waitingHelp:
    'カード会社からの返事を待っています。この画面を閉じても、二重に請求されることはありません。',
  waitingOrder: 'ご注文の結果を確認しています',
  waitingOrderHelp: 'この画面を閉じても、二重に注文されることはありません。',
  slow: 'カード会社の本人認証を途中でやめたときは、もう一度お支払いください。先のお支払いは取り消されます。',
  failed: '決済に失敗しました。',
  failedHelp:
    '請求は発生していません。カートと入力した内容はそのまま残っています。カードの情報を確かめるか、別のカードをお試しください。',
  canceled: 'お支払いを取りやめました',
  canceledHelp: '請求は発生していません。カートと入力した内容はそのまま残っています。',
  unknown: 'お支払いの結果をまだ確認できません',
  unknownHelp:
    '通信を確認して、もう一度お確かめください。何度確かめても、二重に請求されることはありません。',
  unknownOrder: 'ご注文の結果をまだ確認できません',
  unknownOrderHelp:
    '通信を確認して、もう一度お確かめください。何度確かめても、二重に注文されることはありません。',
  refundDue: '返金の手続きをしています',
  refundDueHelp:
    '注文は取り消されました。お支払いの金額は、お使いのカードに全額返金します。この画面を閉じても、手続きは続きます。',
  refunded: '全額を返金しました',
  refundedHelp:
    '注文は取り消されました。返金がカードの明細に表示されるまで、日数がかかることがあります。',
  missing: '注文番号を取得できませんでした。',
  missingHelp: '注文履歴に注文があるか、お確かめください。',
  again: 'もう一度支払う',
  check: '結果を確かめる',
  cart: 'カートへ戻る',
  orders: '注文履歴を見る',
  help: '何度も失敗するときは、カード会社へお問い合わせください。',
};

export type PaymentOutcomeMessages = typeof paymentOutcomeMessages;
