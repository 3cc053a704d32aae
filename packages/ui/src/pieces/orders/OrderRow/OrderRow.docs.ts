import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文カード',
  reading: 'ちゅうもんかーど',
  search: ['注文の行', '注文履歴', '購入履歴', 'リスト項目', 'ListItem'],
  purpose:
    '注文履歴の中で、一つの注文の状況、商品、合計を短くまとめ、詳細や受け取りへ進めるようにします。',
  use: ['注文を並べる一覧の中の一つとして使うとき。'],
  avoid: [
    { when: '一つの注文のすべての内容', instead: '`OrderDetails`' },
    { when: '一覧の全体', instead: '`OrderList`' },
    { when: 'カートの中の商品', instead: '`CartRow`' },
    { when: '商品を選ぶカード', instead: '`ProductCard`' },
  ],
  anatomy: [
    { part: '注文番号', note: '見出し。読み上げでは「注文番号」を前に添える。', at: 'h2' },
    { part: '状況', note: '注文ステータスのしるし。', at: 'h2 + span' },
    { part: '注文日時', note: '年月日と時刻。', at: 'time' },
    {
      part: '受け取り方法',
      note: '会場受け取りは場所、配送はトラックのアイコンを添える。',
      at: 'time + span',
    },
    { part: '商品', note: 'はじめの 3 商品と、残りの数。金額は出さない。', at: 'article ul' },
    { part: '合計', note: '注文の税込の合計。', at: 'article ul + p' },
    {
      part: '受け取り用QRコードのボタン',
      note: '枠線だけ。未受取と受取済みのとき。受取済みでは押せず、理由を文で伝える。',
      at: 'article button',
    },
    { part: '注文詳細のリンク', note: 'いつもある。', at: 'article a' },
  ],
  related: {
    OrderList: '一覧の中に並べる',
    OrderStatus: '状況のしるしを示す',
    OrderItems: '商品を 3 行まで並べる',
    OrderQrDialog: '`onShowQr` で開く',
  },
  props: {
    item: 'まとめて見せる注文。状況と受け取り方法で、出るボタンが変わる。',
    onShowQr: '受け取り用QRコードのボタンを押したときに呼ぶ。受取済みでは呼ばない。',
  },
  others: {
    OrderRowSkeleton: {
      purpose: '注文の一覧を読み込む間、注文カード一つ分の場所を先に確保します。',
      props: {
        label: '読み込み中であることの読み上げ。並べたうちの一つにだけ付け、ほかは省く。',
      },
    },
  },
};
