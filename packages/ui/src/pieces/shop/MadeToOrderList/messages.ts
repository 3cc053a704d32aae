export const madeToOrderListMessages = {
  title: '製作する数',
  table: '種類ごとの数',
  option: '種類',
  only: '1種類',
  paid: '支払い済み',
  inPayment: 'お支払い中',
  sum: '合計',
  makingStates: {
    open: '受付中です。販売終了まで、数は変わります。',
    nothing: '受付は終わりました。注文はなく、作るものはありません。',
    below: '受付は終わりましたが、最少の数に届きませんでした。作るか、中止するかを決めてください。',
    mayReach: '受付は終わりました。作るかどうかは、お支払いが決まるまで待ってください。',
    inPayment: '受付は終わり、最少の数に届いています。作る数は、お支払いが決まると決まります。',
    final: '受付は終わりました。この数を作ります。',
    handedOver: '受付は終わり、注文はすべて渡しました。',
  },
  inPaymentHelp: 'お支払い中の分は、支払われずに減ることがあります。',
  belowMinimum: (minimum: number, missing: number, isFinal: boolean) =>
    isFinal
      ? `製作する最少の数（${minimum}点）に、${missing}点足りません。作らないときは、中止すると、すべての注文を取り消して返金します。`
      : `製作する最少の数（${minimum}点）まで、あと${missing}点です。`,
  csv: 'CSVで保存',
  mayReach:
    'お支払い中の分で、最少の数に届くことがあります。中止できるのは、お支払いが決まってからです（長くて35分）。',
  callOff: '中止して全員に返金する',
  callOffAsk: 'この商品の製作を中止しますか？',
  callOffConfirm: '中止して返金する',
  callOffHelp: (orders: number, pieces: number, amount: string) =>
    `${orders}件の注文（${pieces}点）を取り消し、${amount}を返金します。ほかの商品もある注文は、この商品の分だけ返金します。元に戻せません。この商品は、もう販売できません。`,
  calledOff: (at: string) => `${at}に中止しました。この商品は作りません。`,
  progress: (done: number, all: number) => `${all}件中${done}件の取り消しと返金が終わりました。`,
  running: 'この画面を閉じても続きます。',
  done: (all: number) => `${all}件の取り消しと返金が終わりました。`,
  left: '終わっていない注文',
  leftMore: (count: number) => `ほか${count}件`,
  states: {
    refund_failed: '返金を断られました。注文の画面で、返し方を選んでください。',
    by_hand: 'ほかの商品の代金が残らないため、返金していません。注文の画面で決めてください。',
    waiting: '取り消しを待っています',
    paying: 'お支払いが決まるのを待っています',
    refunding: '返金の手続き中',
  },
  again: '残りをもう一度試す',
};

export type MadeToOrderListMessages = typeof madeToOrderListMessages;
