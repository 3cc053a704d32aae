export const matchPackingMessages = {
  views: '持ち物',
  view: { pack: 'つめる', numbers: '番号順', labels: 'ラベル', back: '持ち帰り' },
  packHelp:
    '注文の商品を、店の並び順にまとめています。チェックはこの端末に残り、電波がなくても続けられます。',
  backHelp:
    '渡さなかった商品です。箱から出して、数を確かめます。取り消し・返金は、試合の日になってからのものです。ブースに持って行った商品は、数えて「商品」の「数え直す」で記録します。',
  summary: (kinds: number, pieces: number, done: number) =>
    `${kinds}種類・${pieces}点。${done}種類を確認しました。`,
  quantity: (pieces: number) => `${pieces}点`,
  more: (before: number, now: number) =>
    `${before}点で確認したあと、${now}点になりました。あと${now - before}点です。`,
  less: (before: number, now: number) =>
    `${before}点で確認したあと、${now}点になりました。${before - now}点多く入っています。`,
  free: (pieces: number) => `ほかに、ブースで売れる在庫 ${pieces}点`,
  booth: '注文のない商品',
  boothHelp:
    'ブースで売れる在庫です。どの注文も確保していない数で、ほかの試合や配送の注文の分は入っていません。',
  from: {
    open: (pieces: number) => `未受取 ${pieces}点`,
    dropped: (pieces: number) => `取り消し・返金 ${pieces}点`,
    moved: (pieces: number) => `ほかの試合へ ${pieces}点`,
  },
  separator: '・',
  none: 'この試合の窓口で受け取る注文はありません',
  nothingBack: '渡さなかった商品はありません',
  withoutNames: '電波のあるところで開いてください',
  withoutNamesHelp: 'お名前の入るリストとラベルは、この端末に残しません。',
  print: '印刷',
  picking: 'ピッキングリスト',
  byNumber: '番号順のリスト',
  orders: (orders: number) => `${orders}件の注文`,
  shown: (shown: number, total: number) =>
    `番号の順に${shown}件です（全${total}件）。商品の合計は、すべての注文の分です。`,
  check: '確認',
  product: '商品',
  pieces: '数',
  number: '注文番号',
  name: 'お名前',
  payment: '受け取り',
  to: (name: string) => `${name} 様`,
  item: (name: string, pieces: number) => `${name} ×${pieces}`,
  due: (yen: string) => `会場払い ${yen}`,
  paid: '支払い済み',
  handedOver: '受取済み',
  dropped: '取り消し・返金',
  movedTo: (day: string) => `${day}の試合へ`,
  labels: '封筒のラベル',
  labelsHelp:
    'A4のラベル用紙に、渡す注文ごとに1枚です。印刷するときは、用紙をA4、倍率を100%、余白を「なし」にします。',
  layout: '用紙',
  layouts: { 12: '12面（86.4 × 42.3 mm）', 24: '24面（70 × 33.9 mm）' },
  start: '最初の位置',
  startHelp: '使いかけの用紙では、残っている最初の位置です。左上から右へ数えます。',
  sheets: (labels: number, sheets: number) => `ラベル${labels}枚・用紙${sheets}枚`,
  total: (pieces: number) => `計${pieces}点`,
};

export type MatchPackingMessages = typeof matchPackingMessages;
