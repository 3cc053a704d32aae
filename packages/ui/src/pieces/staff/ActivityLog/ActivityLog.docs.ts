import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '記録',
  reading: 'きろく',
  search: ['ログ', '履歴', '監査', '操作の記録'],
  purpose: 'だれが、いつ、どの端末で、何をしたか・何を見たかを、あとから確かめられるようにします。',
  use: ['責任者とオーナーの、記録の画面に置くとき。'],
  avoid: [{ when: '1つの注文の動き', instead: '`StaffOrderDetails`' }],
  anatomy: [
    {
      part: '検索の欄',
      note: '注文番号、ファン、スタッフ、種類、日付。合わせて絞り込む。スマートフォンでは「条件で探す」の中に畳む。',
      at: 'form',
    },
    { part: 'CSVのボタン', note: '同じ条件の記録をすべて書き出す。' },
    {
      part: '記録',
      note: '時刻、内容、人と端末、注文とファンと通報、変更の前後、理由。',
      at: 'li',
    },
    { part: 'さらに読み込む', note: '古い記録があるとき。' },
  ],
  words: {
    device: ['9d3f7f0e'],
    account: ['佐野 みなみ'],
    others: [47],
    changed: ['メモ'],
  },
  related: { StaffOrderDetails: '注文の中に、その注文の動きを出す', StaffPage: '画面の枠' },
  props: {
    csv: 'CSVの書き出し。待っている間は `pending`。',
    items: '記録。読み込みの間は `null`。',
    more: '古い記録の読み込み。なければ `null`。',
    value: '欄に入っている文字と、選ばれた種類と日付。',
  },
};
