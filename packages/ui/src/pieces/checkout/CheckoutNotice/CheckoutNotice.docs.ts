import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '購入手続きの知らせ',
  search: [
    'こうにゅうてつづきのしらせ',
    'oshirase',
    'エラー表示',
    '注意書き',
    '決済に失敗',
    'アラート',
    'Banner',
  ],
  purpose:
    '購入手続きの途中で、先に進めない理由や知っておいてほしいことを、画面の中の枠で伝えます。',
  use: [
    '決済に失敗した、内容が変わったなど、注文できない理由をその場で伝えるとき。',
    '支払いかたや前回の注文の扱いなど、進める前に読んでほしいことがあるとき（`kind="info"`）。',
  ],
  avoid: [
    { when: '一つの欄の入力の誤り', instead: '`TextField` などの欄の `error`' },
    { when: '少しの間だけ出して消す知らせ', instead: '`ToastRegion`' },
    { when: '通信が切れていること', instead: '`OfflineBanner`' },
    { when: '決済の結果を画面いっぱいに伝える', instead: '`PaymentOutcome`' },
  ],
  anatomy: [
    {
      part: 'アイコン',
      note: '`problem` は注意、`info` は案内のしるし。飾りなので、読み上げない。',
      at: 'svg',
    },
    {
      part: '文',
      note: '必須。何が起きたかと、次に何をすればよいかを書く。長いときは折り返す。',
      at: 'svg + div',
    },
  ],
  kinds: {
    kind: {
      problem: '注文を進められない理由を伝える。',
      info: '注文は進められるが、知っておいてほしいことを伝える。',
    },
  },
  related: {
    ConfirmSummary: '足りない項目のまとまりの中に、理由を出す',
    PlaceOrderBar: '注文できなかった理由を、ボタンの上に出す',
    OrderForm: '会場払いの案内と、断られた理由を出す',
    NoticeText: 'アプリ共通の案内の文を中に入れる',
  },
  props: {
    children:
      '伝える文。途中で現れるときは、親に `role="alert"` か `role="status"` を付けて読み上げさせる。',
    kind: '注文を止める知らせか、止めない知らせか。省くと `problem`。',
  },
};
