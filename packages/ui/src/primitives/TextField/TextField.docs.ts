import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '一行の入力欄',
  reading: 'にゅうりょくらん',
  search: ['テキストフィールド', 'テキストボックス', 'フォーム', '氏名', '電話番号', 'Input'],
  purpose:
    '一行の値を書けます。値の種類に合わせてキーボードと自動入力が選ばれ、全角の数字なども書いたあとで整えます。',
  use: [
    '名前、電話番号、郵便番号など、一行で終わる値を書いてもらうとき。',
    '値の種類が決まっているとき（`kind`）。キーボード、自動入力、長さがそろいます。',
  ],
  avoid: [
    { when: '改行のある文', instead: '`TextArea`' },
    { when: 'パスワード', instead: '`PasswordField`' },
    { when: '個数', instead: '`QuantityField`' },
    { when: '決まった答えから選ぶ', instead: '`Select` か `RadioGroup`' },
  ],
  anatomy: [
    { part: 'ラベル', note: '必須。押すと入力にフォーカスが移る。', at: 'label' },
    { part: '補足', note: '`hint` があるとき、ラベルと入力の間に出る。' },
    { part: '入力', note: '変換の途中の文字には触れず、確定したあとで整える。', at: 'input' },
    { part: '前後の文字', note: '`slots` があるとき、〒 や 円 を入力と同じ枠の中に置く。' },
    { part: '文字数', note: '`counter` と `maxLength` があるとき、入力の下に出る。' },
    { part: '誤りの文', note: '`error` があるとき、入力の下に出る。書いた値はそのまま残る。' },
  ],
  kinds: {
    kind: {
      text: '決まった形のない文。',
      name: '氏名。ブラウザの自動入力で入る。',
      kana: '名前のフリガナ。ひらがなと半角カナを、全角カタカナにする。',
      email: 'メールアドレス。空白を除き、半角にする。',
      tel: '電話番号。11 桁まで。+81 で始まる番号は 0 から始まる形にする。',
      postalCode: '郵便番号。数字 7 桁。',
      city: '市区町村。住所の自動入力で入る。',
      street: '番地。住所の自動入力で入る。',
      building: '建物名と部屋番号。住所の自動入力で入る。',
      cardNumber: 'カード番号。4 桁ごとに区切る。',
      cardHolder: 'カードの名義。半角にし、大文字のキーボードで始める。',
      securityCode: 'セキュリティコード。数字 4 桁まで。',
      username: 'ログイン ID。先頭を大文字にせず、つづりを直さない。',
      number: '数字だけの値。数字のキーボードが出る。',
      search: '探すことば。キーボードの決定キーが検索になる。',
    },
    necessity: {
      required: '「必須」と出て、読み上げでも必須と伝わる。',
      optional: '「任意」と出る。',
    },
  },
  words: { count: [12, 20], limit: [20], remaining: [8] },
  related: {
    Field: 'ラベルと誤りの文の枠',
    TextArea: '数行の入力',
    PasswordField: 'パスワードの入力',
    Form: '送ったあと、誤りのある最初の欄へ移す',
  },
  props: {
    counter: '入力の下に文字数を出す。`maxLength` が要る。',
    describedBy: '入力の説明をほかの場所に置くとき、その要素の `id`。',
    error: '誤りの文。何が起きたかと、どうすればよいかを書く。',
    kind: '値の種類。キーボード、自動入力、整え方、長さがこれで決まる。',
    maxLength: '整えたあとの文字数の上限。絵文字も 1 文字と数える。省くと `kind` の上限。',
    onValueChange: '値が変わるたびに呼ぶ。変換の途中は書いたままの文字、そのあとは整えた値を渡す。',
    slots: '入力の前後に置く文字。前に置くものは、ラベルでも言葉にする。',
  },
};
