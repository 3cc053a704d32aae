export const madeToOrderListMessages = {
  title: '製作する数',
  table: '種類ごとの数',
  option: '種類',
  only: '1種類',
  paid: '支払い済み',
  inPayment: 'お支払い中',
  sum: '合計',
  open: '受付中です。販売終了まで、数は変わります。',
  ended: '受付は終わりました。この数を作ります。',
  inPaymentHelp: 'お支払い中の分は、支払われずに減ることがあります。',
  belowMinimum: (minimum: number, missing: number, isEnded: boolean) =>
    isEnded
      ? `製作する最少の数（${minimum}点）に、${missing}点足りません。作らないときは、注文を取り消して返金してください。`
      : `製作する最少の数（${minimum}点）まで、あと${missing}点です。`,
  csv: 'CSVで保存',
};

export type MadeToOrderListMessages = typeof madeToOrderListMessages;
