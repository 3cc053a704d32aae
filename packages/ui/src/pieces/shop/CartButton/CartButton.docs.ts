import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カートボタン',
  search: ['買い物かご', 'ショッピングカート', '点数', 'カートを見る', 'MiniCart'],
  purpose: 'カートの中の点数を見せ、ショップのどこからでも一回でカートへ進めるようにします。',
  use: ['ショップの一覧の上に浮かせるとき。', '商品のページの上のバーの端に置くとき（`inBar`）。'],
  avoid: [
    { when: '商品をカートに入れる', instead: '`QuantityForm`' },
    { when: 'カートから注文の手続きへ進む', instead: '`CartSummary`' },
    { when: 'カートではないものを浮かせる', instead: '`FloatingButton`' },
    { when: 'カードの読み取りを始める', instead: '`QrScannerButton`' },
  ],
  anatomy: [
    {
      part: '丸い面',
      note: 'カートへのリンク。浮かせるときは右下に固定し、`inBar` では背景のないアイコンになる。',
      at: 'a',
    },
    {
      part: 'アイコン',
      note: '読み上げは「カートを見る（2点）」のように、点数まで一つにまとめる。',
      at: 'a svg',
    },
    {
      part: '点数',
      note: '0 のときは出ない。100 点以上は「99+」。点数が変わると、少し大きくなる動きで知らせる。',
      at: 'a + span',
    },
  ],
  words: { openWith: [2] },
  related: {
    FloatingButton: '浮かせるときの面になる',
    IconButton: '`inBar` のときの面になる',
    Badge: '点数を見せる',
    Screen: '上のバーの `action` に置く',
    TabBar: '`tabBar` を渡すと、この上に浮く',
  },
  props: {
    count: 'カートの中の点数。0 なら数を出さず、読み上げにも含めない。',
    inBar: '浮かせずに、バーの端に置く形にする。このとき `tabBar` は使わない。',
    tabBar: 'タブバーのある画面で、その高さだけ上に浮かせる。',
  },
};
