export const noticeTextMessages = {
  unreachable: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
  system: 'システムエラーが発生しました。',
  failed: 'エラーが発生しました。',
  sessionEnded: 'ログインの有効期限が切れました。',

  loggedIn: 'ログインしました',
  passwordChanged: 'パスワードを変更しました',
  addressSaved: 'お届け先を保存しました',
  cardReceived: (name: string) => `「${name}」のカードを受け取りました`,
  cardFailed: 'カードを取得できませんでした。',
  visitStamped: '来場スタンプを押しました',

  customerIncomplete: 'お客様情報が不足しています。前の画面で入力してください。',
  addressIncomplete: 'お届け先が不足しています。前の画面で入力してください。',
  paymentFailed: '決済中にエラーが発生しました。',
  paymentFailedUnknown:
    '決済中にエラーが発生しました。通信を確認して、もう一度お確かめください。何度確かめても、二重に請求されることはありません。',
  paymentUnknown:
    'お支払いの結果をまだ確認できません。通信を確認して、もう一度お確かめください。何度確かめても、二重に請求されることはありません。',
  orderUnknown:
    'ご注文の結果をまだ確認できません。通信を確認して、もう一度お確かめください。何度確かめても、二重に注文されることはありません。',
  notSent: '通信できませんでした。注文は確定しておらず、請求も発生していません。',
  cardRefused: '決済に失敗しました。カードの情報をご確認ください。',
  priceChanged: '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。',
  notOrdered: '前回の注文は確定していません。請求も発生していません。',
  orderIdMissing: '注文番号を取得できませんでした。注文履歴に注文があるか、お確かめください。',
};
