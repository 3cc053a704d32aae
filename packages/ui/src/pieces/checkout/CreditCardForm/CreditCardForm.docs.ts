import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'クレジットカード入力',
  reading: 'くれじっとかーどにゅうりょく',
  search: ['決済', '支払い', 'カード番号', 'セキュリティコード', '有効期限'],
  purpose:
    'クレジットカードの番号、名義、有効期限、セキュリティコードを入力します。誤りは欄を離れたときに、その欄で伝えます。',
  use: [
    '購入手続きのお支払い方法の画面。動きは `useCreditCardForm` が持つ。',
    '決済に失敗した注文を、別のカードで支払い直すとき。',
  ],
  avoid: [
    { when: '会場で支払う注文', instead: '`PaymentPicker`' },
    { when: '名前や住所の入力', instead: '`CustomerForm`' },
    { when: '入力したカードの確認', instead: '`ConfirmSummary`' },
    { when: 'カードブランドだけを見せる', instead: '`CardBrandMark`' },
  ],
  anatomy: [
    {
      part: 'ご利用いただけるカード',
      note: '五つのブランドを並べ、その下で一括払いのみと伝える。入力の前に置く。',
      at: 'form ul',
    },
    {
      part: 'カード番号',
      note: 'カードの種類に合わせて区切る。全角で入力しても半角になる。右端にブランドが出る。',
      at: 'input[name="number"]',
    },
    {
      part: 'カード名義人',
      note: 'ローマ字。欄を離れると半角の大文字になる。100 文字まで。',
      at: 'input[name="name"]',
    },
    { part: '有効期限（月）', note: '01 から 12 まで。', at: 'select[name="month"]' },
    {
      part: '有効期限（年）',
      note: '`years` の年を並べる。期限切れの文は月の欄に出て、年の欄も誤りになる。',
      at: 'select[name="year"]',
    },
    {
      part: 'セキュリティコード',
      note: '桁数とヒントは、番号からわかるブランドに合わせて変わる。',
      at: 'input[name="code"]',
    },
    {
      part: '安全の案内',
      note: '番号とコードが端末にもクラブにも残らないことを伝える。',
      at: 'form > p',
    },
    { part: '次へ進むボタン', note: '誤りがあれば最初の欄へ戻る。', at: 'button[type="submit"]' },
  ],
  words: {
    numberAgain: ['1111'],
    monthOf: ['08'],
    yearOf: [2028],
    codeLength: [3],
  },
  related: {
    CardBrandMark: '番号の欄と、使えるカードの一覧に入る',
    CheckoutStepper: '上に置き、`payment` にする',
    Notice: '決済できなかった理由を、フォームの上に出す',
    Form: 'Enter での送信と、誤りのある欄への移動を受け持つ',
    Select: '有効期限の月と年を選ぶ',
  },
  props: {
    card: '入力中の五つの値。年は 2 桁。',
    errors: '欄ごとの誤りの文。ない欄は正しい見た目になる。',
    lastDigits: '読み込み直す前のカードの末尾 4 桁。番号が空の間、ヒントで知らせる。',
    onLeave: '欄からフォーカスが外れたときに呼ぶ。誤りはここで確かめる。',
    years: '選べる年。4 桁で渡す。`useCreditCardForm` は今年から 20 年分を渡す。',
  },
};
