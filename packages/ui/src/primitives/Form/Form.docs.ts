import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'フォーム',
  search: ['入力画面', '送信', '入力チェック', 'バリデーション', '登録'],
  purpose:
    'いくつかの欄をまとめて送れるようにします。送れなかったときは、直すべき最初の欄へ案内します。',
  use: [
    '二つ以上の欄を入力して、一度に送るとき。',
    'Enter でも送信のボタンでも、同じように送らせるとき。',
  ],
  avoid: [
    { when: '切り替えたらすぐに保存する設定', instead: '`Switch`' },
    { when: 'メッセージを一通ずつ書いて送る', instead: '`MessageComposer`' },
    { when: '送る前の確認だけ', instead: '`Dialog` の `kind="confirm"`' },
  ],
  anatomy: [
    { part: '枠', note: '線も背景もない。読み上げでは `label` の名前で見つけられる。', at: 'form' },
    {
      part: '入力欄',
      note: '上から順に並ぶ。誤りの文は、それぞれの欄が自分の下に出す。',
      at: 'form > :first-child',
    },
    {
      part: '送信のボタン',
      note: '`type="submit"` の `Button`。枠の外に置くときは、`form` 属性にこの `id` を書く。',
      at: 'button[type="submit"]',
    },
  ],
  related: {
    TextField: '一行の入力を受け持つ',
    RadioGroup: '一つを選ぶ入力を受け持つ',
    Checkbox: '同意や任意の登録を受け持つ',
    Button: '`type="submit"` で送る',
    Dialog: '本文に置き、`actions` のボタンから送る',
  },
  props: {
    label: 'フォームの読み上げの名前。何を入力するかを書く。',
    onSubmit: '送信したときに呼ぶ。誤りのある欄が残れば、最初の欄へフォーカスが移る。',
    pending: '送っている間を示す。終わるまで、もう一度送っても何も起きない。',
  },
};
