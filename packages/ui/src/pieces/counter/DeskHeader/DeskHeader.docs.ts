import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け渡しの題',
  reading: 'うけわたしのだい',
  search: ['レジ', '窓口', 'ヘッダー'],
  purpose:
    '誰が使っているか、いくつ渡したか、端末の一覧がいつのものかを、いつも見えるようにします。',
  use: ['受け渡しの画面の一番上に置くとき。'],
  avoid: [{ when: 'ファンの画面の題', instead: '`Screen`' }],
  anatomy: [
    { part: '題', note: '「受け渡し」。', at: 'h1' },
    { part: '使っている人', note: 'ログインしたスタッフの名前。', at: 'h1 + p' },
    {
      part: '渡した注文',
      note: '渡した数と全体の数。読み込む間は出ない。',
      at: 'progress',
    },
    { part: '音', note: '切ると、絵に線が入る。', at: '[aria-label="音"]' },
    { part: 'ログアウト', note: 'すぐにログアウトする。', at: '[aria-label="ログアウト"]' },
    { part: '端末の一覧の状態', note: '`children`。題の下に置く。' },
  ],
  words: { progress: [128, 342] },
  related: {
    CounterPage: '`header` に入れる',
    SyncStatus: '題の下に入れる',
  },
  props: {
    children: '題の下に置くもの。`SyncStatus` を入れる。',
    counts:
      '渡した注文と、受け渡しを待つものを合わせた数。試合の日は、その試合の数。読み込む間は `null`。',
    sound: '結果を音で知らせるか（`on`）と、それを変える操作（`onChange`）。',
  },
};
