import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文ステータス',
  reading: 'ちゅうもんすてーたす',
  search: ['配送状況', '受取済み', '発送済み', '未発送', 'キャンセル', 'Tag'],
  purpose:
    '注文が受け取り前か、発送済みかなどを、文字、アイコン、形の三つで一目でわかるようにします。',
  use: ['注文の一覧や詳細で、受け取り、発送、支払い、返金の状況を短く伝えるとき。'],
  avoid: [
    { when: '注文のほかの分類や件数', instead: '`Badge`' },
    { when: '支払いの結果', instead: '`PaymentOutcome`' },
    { when: '購入手続きの進み具合', instead: '`CheckoutStepper`' },
    { when: '次にすることの説明', instead: '`OrderDetails` のように、そばに文で書く' },
  ],
  anatomy: [
    {
      part: 'アイコン',
      note: '状況ごとに違う絵。色が見分けられなくてもわかる。読み上げない。',
      at: 'svg',
    },
    {
      part: '状況の名前',
      note: 'いつもある。色やアイコンだけに頼らない。',
      at: 'span:has(> svg)',
    },
  ],
  kinds: {
    status: {
      pending: '会場受け取りで、まだ受け取っていない。時計と、線だけの形。',
      received: '会場受け取りで、受け取りが済んだ。チェックと、淡い塗り。',
      unshipped: '配送で、まだ発送していない。箱と、線だけの形。',
      shipped: '配送で、発送した。トラックと、淡い塗り。',
      canceled: '注文が取り消された。×印と、淡い塗り。',
      payment_pending: 'カードの支払いの結果を確かめている。',
      payment_failed: '支払えなかった。注文にはなっていない。',
      refund_due: '返金の手続き中。',
      refunded: '返金した。',
    },
    tone: {
      neutral: '一覧の中。文字の色のまま、形で見分ける。赤は、次にすることのボタンに残す。',
      accent: '一つの注文のページ。未受取、未発送、キャンセルは赤、受取済みと発送済みは緑にする。',
    },
  },
  related: {
    OrderRow: '注文番号の隣に置く',
    OrderDetails: '次にすることの文の上に置く',
    StaffOrderList: 'スタッフの一覧の行に置く',
    StaffOrderDetails: 'スタッフの画面の題のとなりに置く',
  },
  props: {
    status: '受け取りと発送の状況。文字、アイコン、形がそろって変わる。',
    tone: '色。省くと文字の色。',
  },
};
