import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '入力欄の枠',
  reading: 'にゅうりょくらんのわく',
  search: ['ラベル', 'エラー表示', '補足', '必須マーク', 'FormControl', 'FormField'],
  purpose:
    '一つの入力欄に、ラベル、必須のしるし、補足、誤りの文を添え、読み上げでも一緒に伝わるようにします。',
  use: ['用意された欄にない入力を自分で作り、ほかの欄と見た目と読み上げをそろえるとき。'],
  avoid: [
    { when: '一行の文字を入力する', instead: '`TextField`' },
    { when: '数行の文字を入力する', instead: '`TextArea`' },
    { when: '選択肢から選ぶ', instead: '`Select` か `RadioGroup`' },
    { when: '一つの選択肢を入り切りする', instead: '`Checkbox`' },
  ],
  anatomy: [
    {
      part: 'ラベル',
      note: '必須。押すと入力にフォーカスが移る。`labelHidden` で見えなくできる。',
      at: 'label',
    },
    { part: '必須か任意のしるし', note: '`necessity` があるとき、ラベルの横に文字で出る。' },
    { part: '補足', note: '`hint` があるとき、ラベルと入力の間に出る。' },
    {
      part: '入力',
      note: '`children` が返す要素。受け取った値をそのまま付けて結びつける。',
      at: 'input',
    },
    { part: '誤りの文', note: '`error` があるとき、入力の下にアイコンと一緒に出る。' },
  ],
  kinds: {
    necessity: {
      required: '「必須」と出て、読み上げでも必須と伝わる。',
      optional: '「任意」と出る。',
    },
  },
  related: {
    TextField: '一行の入力として、この枠を使う',
    TextArea: '数行の入力として、この枠を使う',
    Select: '選択肢の一覧として、この枠を使う',
    Form: '送ったあと、誤りのある最初の欄へ移す',
  },
  props: {
    children: '入力の要素を返す関数。受け取る `id` と ARIA の属性を、その要素に付ける。',
    error: '誤りの文。何が起きたかと、どうすればよいかを書く。',
    hint: '入力の前に読んでほしい補足。書き方の例など。',
    invalid: '誤りの文をほかの場所に出すときに、値が正しくないことだけを伝える。',
    label: '欄の名前。見えなくしても読み上げる。',
    labelHidden: 'ラベルとしるしを見えなくする。まわりから何の欄かわかるときだけ使う。',
    necessity: '必須か任意かの表示。省くとしるしは出ない。',
  },
};
