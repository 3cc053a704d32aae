import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフメモ',
  search: ['注記', '申し送り', '競合'],
  purpose:
    '注文についての申し送りを書きます。ほかの人が先に変えたときは、その文を見せ、入力した文は残します。',
  use: ['スタッフの注文の詳細に置くとき。'],
  avoid: [{ when: 'ファンに見せる文', instead: '`TextArea`' }],
  anatomy: [
    {
      part: '知らせ',
      note: '`conflict` のとき。誰がいつ変えたかと、いまのメモ。',
    },
    { part: '入力欄', note: 'いくつの行でも書ける。', at: 'textarea' },
    { part: '最後に変えた人', note: '一度でも変えたとき。' },
    { part: '保存', note: '知らせがあるときは、書き換えると名乗る。', at: 'button:last-of-type' },
  ],
  words: {
    changed: ['2026.11.22 13:36', '佐野 みなみ'],
    conflict: ['2026.11.22 13:36', '佐野 みなみさん'],
    byPerson: ['佐野 みなみ'],
  },
  related: { StaffOrderDetails: '`memo` に入れる', PickupHit: '窓口でメモを見せる' },
  props: {
    conflict: '入力を始めたあとで、ほかの人が変えたか。',
    onSave: '保存のボタンか Ctrl+Enter で呼ぶ。',
    stored: 'いま保存されているメモと、変えた時刻と人。',
  },
};
