import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'パスワード入力欄',
  reading: 'ぱすわーど',
  search: ['暗証', 'ログイン', '表示を切り替える', '目のボタン', 'PasswordInput'],
  purpose: 'パスワードを隠したまま書け、目のボタンで確かめることもできます。',
  use: [
    'ログインや変更で、今のパスワードを書いてもらうとき。',
    '新しいパスワードを決めてもらうとき（`purpose="new"`）。ブラウザが強いものを勧めます。',
  ],
  avoid: [
    { when: '隠さなくてよい値', instead: '`TextField`' },
    { when: 'カードのセキュリティコード', instead: '`TextField`（`kind="securityCode"`）' },
    { when: '変更の手続きの全体', instead: '`PasswordChangeDialog`' },
  ],
  anatomy: [
    { part: 'ラベル', note: '必須。押すと入力にフォーカスが移る。', at: 'label' },
    { part: '入力', note: '貼り付けもパスワード管理も使える。', at: 'input' },
    {
      part: '目のボタン',
      note: '表示と非表示を切り替える。フォーカスは入力に残る。',
      at: 'button',
    },
    { part: '誤りの文', note: '`error` があるとき、入力の下に出る。' },
  ],
  kinds: {
    purpose: {
      current: '今のパスワード。保存されたものが自動で入る。',
      new: '新しいパスワード。ブラウザが強いものを勧める。',
    },
    necessity: {
      required: '「必須」と出て、読み上げでも必須と伝わる。',
      optional: '「任意」と出る。',
    },
  },
  related: {
    PasswordChangeDialog: '変更の手続きで使う',
    PlayerLoginForm: '選手のログインで使う',
    TextField: '隠さない一行の入力',
  },
  props: {
    error: '誤りの文。何が違うかと、どうすればよいかを書く。',
  },
};
