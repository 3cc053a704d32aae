import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '画像',
  reading: 'がぞう',
  search: ['写真', 'サムネイル', '絵', '遅延読み込み', 'Image'],
  purpose: '写真を、届く前から同じ大きさの場所を取って見せます。届いても画面が動きません。',
  use: [
    '商品や選手の写真を見せるとき。',
    'はじめから見える一枚を急いで読み込むとき（`priority`）。',
  ],
  avoid: [
    { when: '人の顔を丸く小さく見せる', instead: '`Avatar`' },
    { when: '広げて細部を見る', instead: '`ZoomView`' },
    { when: '何枚も横に送る', instead: '`Carousel`' },
  ],
  anatomy: [
    { part: '枠', note: '縦横の比か、ファイルの大きさで場所を取る。', at: 'span' },
    { part: '写真', note: '近づいてから読み込む。', at: 'img' },
    { part: 'ぼかし', note: '`placeholder` があるとき、届くまで見える。' },
    { part: '表示できないときの絵', note: '場所に余裕があれば文も出る。' },
  ],
  kinds: {
    fit: {
      cover: '枠を埋める。はみ出す端は切れる。',
      contain: '全体を見せる。余った場所は面の色になる。',
    },
    rounded: {
      none: '角を丸めない。',
      sm: '少し丸める。',
      md: 'ふつうに丸める。',
      lg: '大きく丸める。',
    },
    fallback: {
      text: '絵と文。',
      icon: '絵だけ。小さい場所で使う。',
    },
  },
  related: {
    Avatar: '人の顔',
    Skeleton: '写真のまわりの文を待つ',
    ProductPage: '商品の写真を横に送る',
  },
  props: {
    alt: '写真の説明。横の文が説明しているなら空にする。',
    drawn: 'スマートフォンで見える幅（画面の画素で）。その幅のファイルを読み込む。',
    fallback: '表示できないときに見せるもの。省くと絵と文。',
    height: 'ファイルの高さ（px）。`width` と一緒に渡す。',
    placeholder: 'ごく小さい写真のアドレス。届くまで、ぼかして見せる。',
    priority: 'スクロールしなくても見える写真を、先に読み込む。',
    ratio: '縦横の比。ファイルの大きさが分からないときに渡す。',
    rounded: '角の丸み。省くと丸めない。',
    src: '写真のアドレス。まだ分からない間は `null`。',
    thumbnail: 'メッセージの写真の大きさにする。200 × 240 px まで。',
    width: 'ファイルの幅（px）。`height` と一緒に場所を取るのに使う。',
  },
};
