import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '画面の枠',
  reading: 'がめんのわく',
  search: ['ヘッダー', '戻るバー', 'ページの題', 'レイアウト', 'AppBar', 'PageLayout'],
  purpose:
    'どの画面でも、題、戻る矢印、下に固定する操作が同じ場所にあるようにし、切り欠きやキーボードに隠れないようにします。',
  use: [
    'アプリの一つの画面を組むとき。',
    'キーボードの上に入力欄を保つ、会話の画面を組むとき（`kind="fill"`）。',
  ],
  avoid: [
    { when: 'ログインの前の画面', instead: '`LoginHeader`' },
    { when: '開けない画面', instead: '`ErrorPage`' },
    { when: '画面のコードを読み込む間', instead: '`ScreenSkeleton`' },
    { when: '今の画面に重ねて見せる', instead: '`Dialog` か `Sheet`' },
  ],
  anatomy: [
    {
      part: '上の帯',
      note: '`bar` はスクロールしても残り、`large` は内容と一緒に流れる。印刷しない。',
      at: 'header',
    },
    { part: '戻る矢印', note: '`header="bar"` で `back` があるとき。', at: 'a[aria-label="戻る"]' },
    { part: '顔', note: '`lead` があるとき、題の前に置く。`onClick` があれば押せる。' },
    {
      part: '題',
      note: '必須。画面の名前にもなる。`bar` では 2 行を超えると省略して見せるが、読み上げは全文。',
      at: 'h1',
    },
    { part: '「選手」のしるし', note: '`badge` があるとき、題の後に付く。' },
    { part: '右の操作', note: '`action` があるとき、帯の右端に置く。' },
    { part: '知らせの帯', note: '`notice` があるとき、題の下に置く。' },
    { part: '本体', note: '`fill` では、この中だけがスクロールする。', at: 'header + div' },
    { part: '下に固定する要素', note: '`footer` があるとき。タブバーがあれば、その上になる。' },
  ],
  kinds: {
    header: {
      large: '大きな題。タブから開く画面に使う。戻る矢印はない。',
      bar: '真ん中に題のある帯。前の画面から進んだ画面に使う。',
      bare: '帯を見せない。題は読み上げだけになる。トップページのように、内容が題を見せる画面に使う。',
    },
    kind: {
      page: '画面全体がスクロールする。ふつうの画面。',
      list: '画面全体がスクロールし、帯のすぐ下から行が並ぶ。一覧の画面。',
      fill: 'キーボードより上の、見えている高さに収める。会話の画面。',
    },
    badge: {
      player: '相手が選手であることを「選手」と示す。',
    },
  },
  words: { 'titles.playerMessages': ['さくら'] },
  related: {
    TabBar: '`tabBar` を渡し、下に一緒に置く',
    OfflineBanner: '`notice` に入れ、通信の状況を伝える',
    Center: '本体の中で、幅をそろえる',
    PlaceOrderBar: '`footer` に入れ、注文のボタンを固定する',
    ScreenSkeleton: '読み込む間、同じ場所に出す',
  },
  props: {
    action: '帯の右端に置く操作。`bare` では出ない。',
    back: '戻る矢印の先のアドレス。`onClick` を渡すと、ふつうに押したときはアドレスへ進まずに呼ぶ。',
    badge: '題の後の一語。相手が選手のときに渡す。',
    children: '画面の本体。`fill` では、スクロールする要素を一つだけ入れる。',
    footer: '画面の下に残す要素。入力欄やおもなボタンなど。',
    lead: '題の前の顔。`onClick` を渡すと、プロフィールを開くボタンになる。',
    notice: '題の下の帯。通信の状況や通知の案内など。',
    tabBar: 'タブバーの高さだけ、下に場所を空ける。',
    title: '題の文字か、画面の名前。名前を渡すと、決まった題になる。',
    titleHidden: '題を読み上げだけに残す。内容がすでに題を見せているときに使う。',
  },
};
