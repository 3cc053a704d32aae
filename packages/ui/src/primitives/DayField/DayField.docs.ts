import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '日付欄',
  reading: 'ひづけらん',
  search: ['日付', '期間', 'カレンダー', 'DatePicker', 'DateField'],
  purpose: '端末の日付の入力で、一日か、その時刻までを選びます。',
  use: [
    '期間の始まりと終わりで絞り込むとき。',
    '始まる日時と終わる日時を決めるとき（`withTime`）。',
  ],
  avoid: [
    { when: '決まった候補から選ぶ', instead: '`Select`' },
    { when: '日付を見せるだけ', instead: '`Text`' },
  ],
  anatomy: [{ part: '入力欄', note: '端末の日付の入力が開く。', at: 'input' }],
  related: { Select: '決まった候補から選ぶ', TextField: '文字を入力する' },
  props: {
    onValueChange: '日が決まるたびに呼ぶ。入力の途中の日では呼ばない。',
    value: '選んだ日。`2026-11-22` の形か、空。`withTime` では `2026-11-22T09:12` の形。',
    withTime: '時刻も選ぶ。日本の時刻として扱うのは、使う側。',
  },
};
