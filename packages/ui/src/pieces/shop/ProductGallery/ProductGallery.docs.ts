import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品写真ギャラリー',
  search: [
    'しょうひんしゃしん',
    'shouhin shashin',
    '商品画像',
    'スライドショー',
    'カルーセル',
    'フォト',
    'ImageSlider',
  ],
  purpose: '一つの商品の写真を、自動や手の操作で切り替えて見比べられます。',
  use: ['商品のページのいちばん上で、商品の写真を見せるとき。'],
  avoid: [
    { when: '写真でない内容を横に並べる', instead: '`Carousel`' },
    { when: '一覧の小さな写真', instead: '`ProductCard`' },
    { when: 'メッセージで届いた画像を大きく見る', instead: '`ImagePreview`' },
    { when: '商品と関係のない写真を一つ置く', instead: '`Picture`' },
  ],
  anatomy: [
    {
      part: '写真',
      note: '正方形。同じアドレスの写真は一つにまとめる。商品名と何枚目かを読み上げる。',
      at: 'img',
    },
    {
      part: '前後のボタン',
      note: '2 枚以上のとき。最後の次は最初に戻る。',
      at: 'button[aria-label="次へ"]',
    },
    {
      part: '点',
      note: '2 枚から 7 枚のとき。押すとその写真になる。8 枚以上では「1 / 8」のような数字になる。',
      at: 'button[aria-label="1枚目を表示"]',
    },
    {
      part: '一時停止のボタン',
      note: '2 枚以上のとき。自動の切り替えを止めたり、また始めたりする。',
      at: 'button[aria-label="次へ"] ~ button',
    },
    { part: '写真がないときの絵', note: '写真が 1 枚もないとき。ショップのアイコン。' },
  ],
  words: { pictureOf: ['フェイスタオル', 1, 3] },
  related: {
    ProductPage: '商品名の上、広い画面では左に入る',
    Carousel: '写真の切り替えと操作を受け持つ',
    Picture: '写真を正方形で見せる',
  },
  props: {
    imageUrls: '写真のアドレス。並べた順に見せる。空の配列ではアイコンになる。',
    name: '商品名。写真の説明として読み上げる。',
  },
};
