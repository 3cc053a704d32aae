import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフのパスワード変更',
  reading: 'すたっふのぱすわーどへんこう',
  search: ['初回ログイン', 'パスワード'],
  purpose: 'スタッフが、自分のパスワードを変えられるようにします。',
  use: ['「ログインと端末」の画面と、渡されたパスワードではじめてログインしたあと。'],
  avoid: [
    { when: 'オーナーがほかの人のパスワードを作り直す', instead: '`StaffAccountDetails`' },
    { when: '選手がパスワードを変える', instead: '`PasswordChangeDialog`' },
  ],
  anatomy: [
    { part: '見出し', note: '`kind="account"` では「パスワード」。', at: 'h2' },
    { part: '説明', note: 'ほかの端末がどうなるか、なぜ変えるのか。' },
    { part: '変えるボタン', note: '`kind="account"` では、押すと欄を重ねて出す。' },
    { part: '欄', note: '現在のパスワード、新しいパスワード、その確認。' },
    { part: 'ログインに戻るボタン', note: '`kind="login"` のとき。' },
  ],
  kinds: {
    kind: {
      account: '設定の画面の中に置く。ボタンで欄を開く。',
      login: 'はじめてのログイン。画面の枠と欄を出す。',
    },
    status: { idle: '入力できる。', sending: '変更を送っている。' },
  },
  related: {
    PasswordChangeDialog: '欄を受け持つ',
    StaffPassword: 'はじめのパスワードを渡す',
  },
  props: {
    club: 'ログインの画面に出すチーム名とロゴ。読み込むまでは省く。',
    errors: '欄ごとの誤りの文。ない欄には出ない。',
    kind: '置く場所。',
  },
};
