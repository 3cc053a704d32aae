import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジを始める',
  reading: 'れじをはじめる',
  search: ['端末の登録', '係員', '手伝い', '窓口'],
  purpose: '手伝いの方の端末を、アカウントなしで受け渡しのレジにします。',
  use: ['責任者が出したコードのアドレスを、端末が開いたとき。'],
  avoid: [{ when: 'アカウントのあるスタッフ', instead: '`StaffLoginForm`' }],
  anatomy: [
    { part: '題', note: '「レジを始める」。', at: 'h1' },
    { part: '文', note: 'これから何になるか。コードがなければ、もらいかた。', at: 'main > p' },
    { part: '失敗の文', note: '`error` があるとき。' },
    { part: 'ボタン', note: '押したときだけレジになる。', at: 'main > button' },
  ],
  kinds: {
    kind: {
      ready: 'コードがある。',
      noCode: 'アドレスにコードがない。ログインへの道を出す。',
      signedIn: 'スタッフのログイン中。そのまま使うか、ログアウトする。',
    },
  },
  words: { signedIn: ['三浦 さとみ'] },
  related: { DeskCodeSheet: 'コードを見せる', StaffLoginForm: 'アカウントでログインする' },
  props: {
    kind: 'コードがあるか、スタッフのログイン中か。',
  },
};
