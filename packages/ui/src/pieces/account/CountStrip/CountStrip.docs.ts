import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'これまでの数',
  reading: 'これまでのかず',
  search: ['件数', '注文数', 'メッセージ数', 'カード枚数', 'Stat', '統計'],
  purpose: '注文、メッセージ、カードの数を一目で比べ、それぞれの一覧へ進めるようにします。',
  use: ['マイページの上で、三つの数を並べて見せるとき。'],
  avoid: [
    { when: '月ごとの動き', instead: '`ActivityRecord`' },
    { when: '見出しに添える件数', instead: '`Badge`' },
  ],
  anatomy: [
    { part: '注文', note: '左の枠。読み上げでは数のあとに「件」を添える。', at: 'li:nth-child(1)' },
    { part: 'メッセージ', note: '中央の枠。読み上げでは「通」を添える。', at: 'li:nth-child(2)' },
    { part: 'カード', note: '右の枠。読み上げでは「枚」を添える。', at: 'li:nth-child(3)' },
    {
      part: '数',
      note: '3 桁ごとにコンマで区切る。桁が多いと小さな文字になり、枠からはみ出さない。',
    },
  ],
  related: {
    MyPageParts: 'マイページの部品のいちばん上に置く',
    ActivityRecord: '下に並び、日数と月ごとの記録を見せる',
  },
  props: {
    counts: '注文（`orders`）、メッセージ（`messages`）、カード（`cards`）の数。',
    hrefs: '数を押した先のアドレス。渡さない項目はリンクにならず、文字だけになる。',
  },
};
