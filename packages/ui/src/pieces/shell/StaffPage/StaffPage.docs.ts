import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフの画面の枠',
  reading: 'すたっふのがめんのわく',
  search: ['サイドバー', 'ナビゲーション', '管理画面'],
  purpose: '題と内容を、役割で使える場所への移動といっしょに並べます。',
  use: [
    'スタッフの画面の、いちばん外側に置くとき。',
    '名前、メニュー、件数、ログアウトは、アプリに一度だけ置く `StaffPageFrame` から受け取ります。',
  ],
  avoid: [
    { when: '受け渡しの画面', instead: '`CounterPage`' },
    { when: 'ファンの画面', instead: '`Screen`' },
  ],
  anatomy: [
    { part: '戻る', note: '`backHref` があるとき。' },
    { part: '題', note: 'となりに状態などの印（`mark`）を置ける。', at: 'h1' },
    {
      part: '使っている人',
      note: 'ログインしたスタッフの名前。`StaffPageFrame` の `hrefs.account` があれば、その人のログインと端末へのリンク。',
      at: 'header p',
    },
    { part: 'ログアウト', note: 'すぐにログアウトする。', at: '[aria-label="ログアウト"]' },
    {
      part: 'メニュー',
      note: 'スマートフォンでは下、広い画面では横。下に入らない場所は、右端の「メニュー」から開く。',
      at: 'nav',
    },
    {
      part: '件数',
      note: '`StaffPageFrame` の `counts` が 1 以上の場所に出る。99 を超えると「99+」。読み上げは「対応待ち3件」。',
    },
    { part: '内容', note: '`children`。', at: 'main' },
  ],
  kinds: {
    height: {
      content: '内容の高さ。ページを送る。',
      window: '画面の高さ。低い画面では内容の高さになる。',
      windowFromTablet: 'タブレットから広い画面だけ、画面の高さ。',
    },
  },
  words: { back: ['注文'], accountOf: ['三浦 健'], toDecide: [3] },
  related: { StaffOrderList: '内容に置く', CounterPage: '受け渡しの画面の枠' },
  props: {
    height: '内容の高さにするか、画面の高さにして中だけを送るか。',
    onLogout: '`StaffPageFrame` の `onLogout` の代わりに呼ぶ。',
    status: '題の下に、幅いっぱいに置くもの。受け渡しの端末では `SyncStatus`。',
    title: '画面の題。省くと、いまいる場所の名前。',
  },
  others: {
    StaffPageFrame: {
      purpose:
        'すべての画面に共通の名前、メニュー、件数、ログアウトを渡します。アプリに一度だけ置きます。',
      props: {
        children: '中の `StaffPage` か `CounterPage`。',
        counts: '場所ごとの、人が決めることの件数。0 や省いた場所には出ない。',
        hrefs: '場所ごとのアドレス。役割で使えない場所は省く。`account` は名前のリンクになる。',
      },
    },
  },
};
