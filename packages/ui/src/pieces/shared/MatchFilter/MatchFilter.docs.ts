import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合でしぼる',
  reading: 'しあいでしぼる',
  search: ['試合', 'しぼりこみ', 'フィルター', 'match'],
  purpose: '一覧や集計を、1つの試合のものだけにします。',
  use: ['スタッフの、レジの集計、注文、記録。選んだ試合はアドレスに残す。'],
  avoid: [{ when: '受け取る試合をファンが選ぶ', instead: '`MatchPicker`' }],
  anatomy: [{ part: '試合', note: '新しい日から。「すべて」で外す。', at: 'select' }],
  words: { unknown: ['12'] },
  related: { PickupMatch: '同じ言い方で試合を呼ぶ' },
  props: {
    items: '選べる試合。1つもないクラブでは、何も出ない。',
    value: '選んだ試合の番号。空は、すべて。',
  },
};
