import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '複数行の入力欄',
  reading: 'ふくすうぎょうのにゅうりょくらん',
  search: ['テキストエリア', '長い文', '本文', '自由記入', 'Textarea'],
  purpose: '改行のある文を書けます。書いた分だけ高さが伸びるので、書いた文を見ながら続けられます。',
  use: [
    '改行が入ることのある文を書いてもらうとき。',
    '枠をまわりの要素が描くところに入力だけを置くとき（`kind="bare"`）。',
  ],
  avoid: [
    { when: '一行で終わる値', instead: '`TextField`' },
    { when: 'メッセージを送る', instead: '`MessageComposer`' },
    { when: '決まった答えから選ぶ', instead: '`RadioGroup` か `Select`' },
  ],
  anatomy: [
    { part: 'ラベル', note: '必須。`labelHidden` で見えなくできる。', at: 'label' },
    {
      part: '入力',
      note: 'はじめは一行の高さ。文に合わせて伸び、上限を超えると中でスクロールする。',
      at: 'textarea',
    },
    { part: '補足', note: '`hint` があるとき、ラベルと入力の間に出る。' },
    { part: '誤りの文', note: '`error` があるとき、入力の下に出る。書いた文はそのまま残る。' },
  ],
  kinds: {
    kind: {
      boxed: '枠と面を自分で描く。',
      bare: '枠がない。まわりの要素が枠を描くときに使う。',
    },
    necessity: {
      required: '「必須」と出て、読み上げでも必須と伝わる。',
      optional: '「任意」と出る。',
    },
  },
  related: {
    Field: 'ラベルと誤りの文の枠',
    TextField: '一行の入力',
    MessageComposer: 'メッセージの入力欄として使う',
  },
  props: {
    describedBy: '入力の説明をほかの場所に置くとき、その要素の `id`。読み上げで説明の後に続く。',
    heightRange: '高さの下限と上限（px）。上限を超える文は中でスクロールする。',
    onSubmit: 'Ctrl+Enter か Cmd+Enter で呼ぶ。変換を決める Enter では呼ばない。',
  },
};
