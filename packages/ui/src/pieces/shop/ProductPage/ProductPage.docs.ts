import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品詳細',
  reading: 'しょうひんしょうさい',
  search: ['グッズ', '商品ページ', 'サイズ', '素材', '価格'],
  purpose: '一つの商品の写真と値段を見て、すぐ下で買えます。サイズ、素材、説明は続けて読めます。',
  use: ['ショップの一覧から一つの商品を開いた画面。'],
  avoid: [
    { when: '商品を並べて見せる', instead: '`ProductGrid`' },
    { when: '会場払いの注文の入力', instead: '`OrderForm`' },
    { when: '見つからない商品', instead: '`ContentMissing`' },
    { when: '買い終えた商品', instead: '`OrderDetails`' },
  ],
  anatomy: [
    {
      part: '写真',
      note: '狭い画面では上、広い画面では左。正方形で、商品名と何枚目かを読み上げる。2 枚以上あれば自動で切り替わり、止められる。同じ写真は一つにまとめ、1 枚もないときはショップの絵になる。',
      at: 'article > div:nth-child(1)',
    },
    { part: '商品名', note: '切らずに折り返す。', at: 'article h2' },
    {
      part: '値段',
      note: '円の金額に「税込」を添える。種類によって違うときは、選ぶまで「〜」を付ける。',
      at: 'article h2 + span',
    },
    { part: '在庫', note: '残りがわずかか、買えないときだけ。値段の下に `StockLabel` が入る。' },
    { part: '購入の部品', note: '`children`。値段のすぐ下に入る。', at: 'article form' },
    {
      part: 'サイズと素材、販売期間',
      note: '文字か時刻のある項目だけ。どれも空なら出ない。',
      at: 'article dl',
    },
    { part: '商品について', note: '説明があるときだけ。', at: 'article section' },
  ],
  words: {
    perPerson: [2],
    pictureOf: ['フェイスタオル', 1, 3],
    externalHelp: ['example.com'],
    period: ['2026.12.01 10:00', '2026.12.05 23:59'],
    minimumHelp: [30],
  },
  related: {
    Carousel: '写真の切り替えと操作を受け持つ',
    QuantityForm: '`children` に入れ、カートに入れる',
    StockLabel: '値段の下で、残りの少なさを伝える',
    AddedDialog: 'カートに入れたことを知らせる',
    ProductCard: '一覧からこのページを開く',
  },
  props: {
    children:
      '購入の部品。ショップで買える商品は `QuantityForm`、そのほかは `ProductPageExternal`。',
    option: '選んだ種類。値段と在庫が、この種類のものになる。',
    product: '見せる商品。空のサイズ、素材、説明は出さない。',
  },
  others: {
    ProductPageExternal: {
      purpose:
        'このショップでは買えない商品を、販売元のサイトで買えるように案内します。移る先のサイトと、支払いの場所を先に伝えます。',
      props: {
        href: '販売元のページのアドレス。`null` か、http と https のほかのアドレスでは、購入できない案内になる。',
      },
    },
    ProductPageSkeleton: {
      purpose: '商品を読み込む間、写真と値段などの場所を先に確保します。',
    },
  },
};
