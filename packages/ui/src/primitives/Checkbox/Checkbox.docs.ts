import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'チェックボックス',
  search: ['同意', '規約', '複数選択', '入り切り', 'Check'],
  purpose:
    'フォームの中で、する、しないを一つずつ選べるようにします。選んだ内容は、フォームを送ったときに効きます。',
  use: ['規約への同意や、任意の登録を選ばせるとき。', 'いくつでも選べる項目を並べるとき。'],
  avoid: [
    { when: '押したらすぐに効く設定', instead: '`Switch`' },
    { when: 'いくつかの中から一つだけ選ぶ', instead: '`RadioGroup` か `Select`' },
    { when: '画面の中身を切り替える', instead: '`Tabs`' },
  ],
  anatomy: [
    { part: 'チェックの枠', note: '選ぶとクラブの色になり、チェックが入る。', at: 'input' },
    {
      part: 'ラベル',
      note: '必須。リンクを含めてよい。リンクのほかは、行のどこを押しても切り替わる。',
      at: 'label > span:last-child',
    },
    { part: '必須か任意のしるし', note: '`necessity` があるとき、ラベルの横に出る。' },
    { part: '説明', note: '`description` があるとき、ラベルの下に出る。長ければ折り返す。' },
    { part: 'エラーの文', note: '`error` があるとき、行の下にアイコンと一緒に出る。' },
  ],
  kinds: {
    necessity: {
      required: '「必須」と出る。チェックしないと先へ進めないもの。',
      optional: '「任意」と出る。チェックしなくても先へ進めるもの。',
    },
  },
  related: {
    Form: '送信と、最初の誤りの欄への案内を受け持つ',
    Switch: 'すぐに効く入り切りを受け持つ',
    CustomerForm: 'お届け先を登録するかどうかに使う',
    TextLink: '規約へのリンクとしてラベルに入れる',
  },
  props: {
    description: 'ラベルの下に置く説明。読み上げでも伝わる。',
    disabled: '切り替えられない。フォーカスは残るので、理由を `description` に書く。',
    error: '誤りの文。渡すと枠が赤くなり、下に文が出る。',
    invalid: '文をほかの場所に出すとき、枠だけを誤りの色にする。`error` があれば要らない。',
    label: '選ぶ内容。これが読み上げの名前になる。',
    necessity: '必須か任意かを、ことばで示す。省くと何も出ない。',
  },
};
