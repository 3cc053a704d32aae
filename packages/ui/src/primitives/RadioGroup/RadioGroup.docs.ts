import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ラジオボタン',
  search: ['択一', '一つ選ぶ', '受け取り方法', '選択肢', 'RadioButton'],
  purpose: '少ない選択肢をすべて見せ、見比べて一つを選べるようにします。',
  use: [
    '選択肢が五つほどまでで、違いを見比べてほしいとき。',
    '選択肢に説明が要るとき（`kind="card"`）。',
  ],
  avoid: [
    { when: '選択肢が多い', instead: '`Select`' },
    { when: 'いくつも選べる', instead: '`Checkbox`' },
    { when: '選んだらすぐ表示が変わる', instead: '`Tabs`' },
  ],
  anatomy: [
    { part: '名前', note: '必須。何を選ぶかを書く。', at: 'legend' },
    { part: '選択肢', note: '行のどこを押しても選べる。矢印キーでも移る。', at: 'label' },
    { part: '丸', note: '選んだものは、色と中の点で分かる。', at: 'input' },
    {
      part: '説明',
      note: '`description` があるとき、選択肢の名前の下に出る。',
      at: 'label > span:last-child > span:last-child',
    },
    { part: '誤りの文', note: '`error` があるとき、選択肢の下に出る。' },
  ],
  kinds: {
    kind: {
      bare: '丸と名前だけの行。',
      card: '一つずつ枠で囲む。説明のある選択肢に使う。',
    },
    necessity: {
      required: '「必須」と出て、読み上げでも必須と伝わる。',
      optional: '「任意」と出る。',
    },
  },
  related: {
    Select: '選択肢が多いときの選び方',
    DeliveryPicker: '受け取り方法を選ばせる',
    Field: '誤りの文の形をそろえる',
  },
  props: {
    error: '誤りの文。選ばずに送ろうとしたときなど。',
    items: '選択肢。値、名前、説明、選べるかどうか。',
    name: 'フォームで送るときの名前。省くと自動で付く。',
    value: '選んだ値。まだ選んでいなければ `null`。',
  },
};
