import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カルーセル',
  search: ['スライダー', 'スライドショー', '横に送る', 'スワイプ', 'バナー', 'Slider'],
  purpose:
    '同じ場所で、いくつかの写真やカードを横に送りながら見られるようにします。指、矢印、点、キーのどれでも送れます。',
  use: [
    '写真やカードを、一枚ずつか数枚ずつ見せるとき。',
    '横に並んだ中から一つを選ばせるとき（`selected` と `onSelect`）。',
    '知らせを一定の時間で順に見せるとき（`motion` の `autoplay`）。はじめの操作か 10 秒のあとに動きだし、一時停止のボタンが付きます。',
  ],
  avoid: [
    { when: '縦に長く続く一覧', instead: '`InfiniteList`' },
    { when: '画面の中身を切り替える', instead: '`Tabs`' },
    { when: '一枚の写真を拡大して見る', instead: '`ZoomView`' },
  ],
  anatomy: [
    {
      part: 'スライド',
      note: '一度に見えるのは `visible` の枚数。見えていないスライドは押せず、読み上げない。',
      at: '[aria-roledescription="スライド"]',
    },
    {
      part: '前へのボタン',
      note: '二枚以上のときに出る。輪にならないときは、最初の一枚で押せない。',
      at: '[aria-label="前へ"]',
    },
    {
      part: '位置の点',
      note: '押すとその一枚へ進む。一度に見えるのは 7 個まで。8 枚からは見ている一枚とともに列が動き、まだ先がある端の点は小さくなる。',
      at: '[aria-label="1枚目を表示"]',
    },
    { part: '見出しの文字', note: '`caption` を渡したとき、点の代わりに出る。' },
    {
      part: '次へのボタン',
      note: '二枚以上のときに出る。輪にならないときは、最後の一枚で押せない。',
      at: '[aria-label="次へ"]',
    },
    {
      part: '一時停止のボタン',
      note: '`autoplay` があり、二枚以上のときに出る。押すと再生に変わる。',
    },
  ],
  words: { position: [1, 3], choose: [2] },
  related: {
    IconButton: '前へ、次へ、一時停止のボタンになる',
    UnreadBanner: '未読メッセージを一件ずつ送る',
    PlayerCarousel: '選手の写真から一人を選ぶ',
    ProductPage: '商品の写真を送る',
    PickupCodes: '受け取りコードを一つずつ送る',
  },
  props: {
    caption: '矢印の間に、点の代わりに見せる文字。選んだものの名前など。',
    centered: '選んだスライドを真ん中に置く。省くと左にそろえる。',
    gap: 'スライドの間隔（px）。',
    getKey: '項目を見分ける、変わらない値を返す。',
    initialIndex: '最初に選ぶスライドの番号。0 から数える。`selected` を渡したときは使わない。',
    items: '並べる項目。一つだけなら矢印も点も出ない。',
    label: 'カルーセル全体の読み上げの名前。',
    motion:
      '送り方。`effect` は横に動くかフェードか、`loop` は最後から最初へ続けるか、`autoplay` は自動で進む間隔（ミリ秒）。',
    renderItem: '一つのスライドの中身を返す。番号と、選ばれているかを受け取る。',
    selected: '選んでいるスライドの番号。渡すと呼び出す側が位置を決める。省くと自分で覚える。',
    visible: '横に並べて見せる枚数。フェードのときは常に一枚。',
  },
};
