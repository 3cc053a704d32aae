import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の状態',
  reading: 'しあいのじょうたい',
  search: ['予定', '開催', '終了', '中止', '延期', '本日', 'Status'],
  purpose: '試合があるのか、ないのかを、ことばと印と形で伝えます。色だけには頼りません。',
  use: [
    '試合の行や、トップページの試合に添えるとき。',
    'スタッフの試合の一覧と、見出しの横に置くとき。',
  ],
  avoid: [
    { when: '注文の状態', instead: '`OrderStatus`' },
    { when: '商品の公開の状態', instead: '`ProductState`' },
    { when: '中止や延期を、その場所の主題として大きく伝える', instead: '`NextMatch`' },
  ],
  anatomy: [
    { part: '印', note: '状態ごとに形が違う。', at: 'svg' },
    { part: 'ことば', note: '用語集の試合の状態と同じことば。' },
  ],
  kinds: {
    status: {
      today: '今日行われる。',
      next: '次に行われる。',
      planned: 'スタッフだけに見える、まだ先の試合。',
      on: '行うと決まった、または行われている。',
      finished: '終わった。',
      postponed: '別の日になる。',
      canceled: '行われない。',
    },
  },
  related: {
    NextMatch: '日付のとなりに置く',
    MatchList: '行に添える',
    StaffMatchList: '行の中に置く',
  },
};
