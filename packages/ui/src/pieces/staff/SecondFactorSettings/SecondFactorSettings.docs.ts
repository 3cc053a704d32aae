import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '確認の方法の一覧',
  reading: 'かくにんのほうほうのいちらん',
  search: ['パスキー', '認証アプリ', '設定'],
  purpose: 'スタッフが、自分の登録した確認の方法を見て、増やしたり削除したりできるようにします。',
  use: ['スタッフの設定の画面に置くとき。'],
  avoid: [{ when: '登録の手順', instead: '`SecondFactorSetup`' }],
  anatomy: [
    { part: '見出し', note: '「本人の確認」。', at: 'h2' },
    { part: '失敗の文', note: '`error` があるとき。' },
    { part: '方法', note: '名前と、登録した日や残りの数。', at: 'li' },
    { part: '削除のボタン', note: '確かめてから削除する。', at: 'li button' },
    { part: '登録のボタン', note: '`SecondFactorSetup` を開く。' },
    {
      part: 'ログインし直すボタン',
      note: 'ログインから時間がたったとき、変えるボタンの代わりに出る。',
    },
  ],
  words: {
    passkeyOn: ['iPhone'],
    created: ['2026.11.01'],
    used: ['2026.11.21'],
    left: [9],
    removeOf: ['ワンタイムコード'],
    askRemove: ['ワンタイムコード'],
  },
  related: { SecondFactorSetup: '方法を登録する', StaffSessionList: '同じ画面に置く' },
  props: {
    factors: '登録している方法。読み込みの間は `null`。',
    onLogin:
      '「ログインし直す」を押したときに呼ぶ。渡すと、変えるボタンの代わりに出る。変えられるときは `null`。',
    onRemoveCode: '確かめたあとに呼ぶ。ワンタイムコードを削除する。',
    onRenew: '確かめたあとに呼ぶ。リカバリーコードを作り直す。',
  },
};
