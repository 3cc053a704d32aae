import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '今日の画面の並び',
  reading: 'きょうのがめんのならび',
  search: ['今日', 'ダッシュボード', '最初の画面', '集計'],
  purpose: '責任者の最初の画面で、人が決めること、受け渡し、売上、サービスをこの順に並べます。',
  use: ['`StaffPage` の中で、今日の数を並べるとき。'],
  avoid: [{ when: '一覧と一つの内容を並べる', instead: '`ReviewPage`' }],
  anatomy: [
    { part: '時刻', note: 'いつの数か、自動で変わるか。', at: 'p' },
    { part: '人が決めること', note: '`attention`。いちばん上に、幅いっぱい。' },
    { part: '左と右', note: '`main` と `side`。スマートフォンでは上から順。' },
  ],
  words: { live: ['13:42'], late: ['13:42'] },
  related: { AttentionTiles: 'いちばん上に置く', StaffPage: '外側の枠' },
  props: {
    at: '数を調べた時刻。読み込みの間は `null`。',
    main: '広い部品。左に置く。',
    side: 'せまい部品。右に置く。',
  },
};
