export const packingSheetsMessages = {
  print: '印刷',
  picking: 'ピッキングリスト',
  summary: (orders: number, pieces: number) => `${orders}件の注文・${pieces}点`,
  more: (shown: number, total: number) =>
    `古い順に${shown}件です（全${total}件）。残りは、発送したあとに印刷してください。`,
  product: '商品',
  quantity: '数',
  check: '確認',
  slip: '納品書',
  number: '注文番号',
  date: '注文日',
  address: 'お届け先',
  postalCode: (code: string) => `〒${code}`,
  to: (name: string) => `${name} 様`,
  staffMemo: 'スタッフメモ',
  thanks: 'このたびはご注文ありがとうございました。',
  none: '発送を待つ注文はありません。',
};
