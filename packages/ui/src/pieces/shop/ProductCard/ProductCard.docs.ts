import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品カード',
  reading: 'しょうひんかーど',
  search: ['グッズ', '商品リンク', '価格', 'サムネイル', 'Tile'],
  purpose: '一つの商品の写真、名前、値段を見せ、カードのどこを押してもその商品のページへ進めます。',
  use: ['ショップの一覧に商品を並べるとき。'],
  avoid: [
    { when: '商品の一覧の全体', instead: '`ProductGrid`' },
    { when: 'カートの中の商品', instead: '`CartRow`' },
    { when: '買い終えた商品', instead: '`OrderItems`' },
    { when: 'トップページからショップへ案内する', instead: '`ShopPromo`' },
  ],
  anatomy: [
    { part: 'カード', note: '全体が一つのリンク。中に別のボタンは置けない。', at: 'a' },
    {
      part: '写真',
      note: 'はじめの 1 枚を正方形に切り取る。ないときはショップのアイコンになる。',
      at: 'a > span:nth-child(1)',
    },
    {
      part: 'しるし',
      note: 'デジタルの商品と、販売サイトで買う商品だけ。写真の左下に重ねる。',
    },
    {
      part: '商品名',
      note: '2 行まで。それより長い名前は省く。短い名前でも、文字の部分は 2 行分の高さを取る。',
      at: 'a > span:nth-child(2) > span:nth-child(1)',
    },
    {
      part: '値段',
      note: '円の金額に「税込」を添える。種類によって違うときは、いちばん安い値段に「〜」を付ける。',
      at: 'a > span:nth-child(2) > span:nth-child(2)',
    },
    { part: '在庫', note: '残りがわずかか、買えないときだけ。値段の下に `StockLabel` が入る。' },
  ],
  words: { from: ['¥1,800'] },
  related: {
    StockLabel: '値段の下で、残りの少なさを伝える',
    ProductGrid: '一覧の中に並べる',
    ProductPage: '押した先に置く',
    Picture: '写真を正方形で見せる',
    Badge: '写真に重ねるしるしになる',
  },
  props: {
    onOpen:
      'ふつうに押したとき、リンクの移動の代わりに呼ぶ。Ctrl などを押しながらの操作はリンクのまま。省くとリンクで移る。',
    priority: '最初から見える場所にある。写真を先に読み込む。',
    product: '見せる商品。写真、名前、値段と、しるしを付けるかどうかが決まる。',
  },
};
