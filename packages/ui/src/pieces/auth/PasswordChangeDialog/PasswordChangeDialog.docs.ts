import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'パスワード変更',
  reading: 'ぱすわーどへんこう',
  search: ['暗証番号', '新しいパスワード', '選手アカウント', 'セキュリティ', 'ChangePassword'],
  purpose:
    '選手とスタッフが自分のパスワードを変えられるようにし、規則に合わないところを欄の下で知らせます。',
  use: [
    'ログインしている選手かスタッフが、パスワードを変えるとき。動きは `usePasswordChangeDialog` が持ちます。',
  ],
  avoid: [
    { when: 'ログインのパスワード入力', instead: '`PlayerLoginForm`' },
    { when: 'パスワードの欄を一つだけ置く', instead: '`PasswordField`' },
  ],
  anatomy: [
    { part: '題名', note: '「パスワード変更」。', at: 'dialog h2' },
    { part: '閉じるボタン', note: '押すと `onClose` を呼ぶ。', at: 'dialog h2 + button' },
    { part: '現在のパスワード', note: '必須。', at: 'input[name="current"]' },
    {
      part: '新しいパスワード',
      note: '規則を下に添える。8 文字以上で、文字の種類は 3 つ以上。',
      at: 'input[name="next"]',
    },
    {
      part: '新しいパスワード（確認）',
      note: '新しいパスワードと同じものを書く。',
      at: 'input[name="confirm"]',
    },
    { part: 'エラーの文', note: '`errors` のある欄の下に出る。フックは一度に一つだけ知らせる。' },
    { part: 'キャンセルのボタン', note: '送信中は押せない。' },
    { part: '変更するボタン', note: '`sending` の間は処理中になる。', at: 'button[type="submit"]' },
  ],
  kinds: {
    status: {
      idle: '入力できる。',
      sending: '変更を送っている。',
    },
  },
  related: {
    PasswordField: 'パスワードの欄になる',
    Dialog: '画面に重ねる枠を受け持つ',
    Form: 'Enter での送信と、入力の誤りの案内を受け持つ',
    StaffPasswordChange: 'スタッフの画面で、これを開く',
    LogoutDialogButton: '選手のトーク一覧の画面で一緒に使う',
  },
  props: {
    errors: '欄ごとの誤りの文。ない欄には出ない。',
  },
};
