import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '選手ログイン',
  reading: 'せんしゅろぐいん',
  search: ['ログインID', 'パスワード', 'サインイン', '認証', 'LoginForm'],
  purpose: '選手がログインIDとパスワードで自分の画面に入れるようにします。',
  use: ['選手のログイン画面を出すとき。動きは `usePlayerLoginForm` が持ちます。'],
  avoid: [
    { when: 'ファンのログイン', instead: '`LineLoginPanel`' },
    { when: 'パスワードを変える', instead: '`PasswordChangeDialog`' },
  ],
  anatomy: [
    { part: '見出し', note: '「選手ログイン」。', at: 'h1' },
    {
      part: 'ログインID',
      note: '必須。端末に保存した ID を自動で入れられる。',
      at: 'input[name="username"]',
    },
    { part: 'パスワード', note: '必須。中身を見せるボタンがある。', at: 'input[name="password"]' },
    { part: '失敗の文', note: '`error` があるとき、ログインのボタンの上に出る。入力は残る。' },
    {
      part: 'ログインのボタン',
      note: '送信中と、次の画面を待つ間は処理中になる。',
      at: 'button[type="submit"]',
    },
    { part: 'ファンの入口', note: 'ファンのログイン画面へのリンク。', at: 'a' },
  ],
  kinds: {
    status: {
      idle: '入力できる。',
      sending: 'ログインを送っている。',
      done: 'ログインでき、次の画面を読み込んでいる。',
    },
  },
  related: {
    LoginHeader: '画面の枠と見出しを受け持つ',
    LineLoginPanel: '「ファンの方はこちら」の先で使う',
    PasswordField: 'パスワードの欄になる',
    Form: 'Enter での送信と、入力の誤りの案内を受け持つ',
  },
  props: {
    errors: '欄ごとの誤りの文。未入力を知らせる。',
  },
};
