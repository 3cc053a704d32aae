export const orderRefundsMessages = {
  label: '返金',
  refundable: (yen: string) => `あと${yen}まで返せます`,
  actions: { refund: '返金する…', cancel: '注文を取り消す…', take_back: '返品を受け取る…' },
  kinds: {
    refund: '返金',
    cancel: '取り消し',
    take_back: '返品',
    gateway: 'カード会社での返金',
  },
  states: { due: '確かめています', failed: 'カードに返せませんでした', done: '返しました' },
  /** Nothing goes back. */
  recorded: '受け付けました',
  means: { card: 'カード', cash: '現金', other: 'その他' },
  reason: (text: string) => `理由: ${text}`,
  settle: '返し方を決める…',
  open: '返金を確かめる…',
};
