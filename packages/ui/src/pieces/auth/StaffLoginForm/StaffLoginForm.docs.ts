import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフログイン',
  search: ['管理画面', '係員', '認証', 'AdminLogin'],
  purpose: 'クラブのスタッフが、ログインIDとパスワードで仕事の画面に入れるようにします。',
  use: ['スタッフのログイン画面を出すとき。動きは `usePlayerLoginForm` が持ちます。'],
  avoid: [
    { when: '選手のログイン', instead: '`PlayerLoginForm`' },
    { when: 'ファンのログイン', instead: '`LineLoginPanel`' },
  ],
  anatomy: [
    { part: '見出し', note: '「スタッフログイン」。', at: 'h1' },
    { part: 'ログインID', note: '必須。', at: 'input[name="username"]' },
    { part: 'パスワード', note: '必須。中身を見せるボタンがある。', at: 'input[name="password"]' },
    { part: '失敗の文', note: '`error` があるとき。入力は残る。' },
    { part: 'ログインのボタン', note: '送信中は処理中になる。', at: 'button[type="submit"]' },
    {
      part: '送っていない記録',
      note: 'この端末に残っているとき、件数と、どうすれば送れるかを出す。',
    },
    { part: 'ファンへの文', note: '`fan` があるとき、欄の代わりに一文と戻る道を出す。' },
  ],
  kinds: {
    status: {
      idle: '入力を待つ。',
      sending: 'サーバーに確かめている。',
      done: '入れた。次の画面を待つ。',
    },
  },
  words: { unsentOfDesk: [3], unsent: [3] },
  related: {
    PlayerLoginForm: '選手がログインする',
    LoginHeader: '画面の枠と見出しを受け持つ',
  },
  props: {
    club: 'チーム名とロゴ。読み込むまでは省く。',
    errors: '欄ごとの誤りの文。未入力を知らせる。',
    fan: 'ファンが開いたとき、自分の注文のアドレス（`href`）と、欄を出すアドレス（`staffHref`）。',
    unsent:
      'この端末に残っている、まだ送っていない記録。`ofDesk` なら、QRコードでつなぎ直すように書く。',
  },
};
