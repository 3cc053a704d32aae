import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '選手のプロフィール',
  reading: 'せんしゅのぷろふぃーる',
  search: ['選手のメニュー', 'アカウント', 'パスワード変更', 'ログアウト', 'AccountMenu'],
  purpose: '選手が自分の名前を確かめ、パスワードの変更とログアウトへ進めます。',
  use: ['選手の画面で、右上の顔を押したとき。'],
  avoid: [
    { when: 'ファンのアカウント', instead: '`MyPage`' },
    { when: 'ほかの操作をまとめる', instead: '`Menu` か `Sheet`' },
  ],
  anatomy: [
    { part: '題', note: '「プロフィール」と、閉じるボタン。', at: 'dialog h2' },
    { part: '顔と名前', note: '写真がなければ名前の頭文字。', at: 'dialog img' },
    { part: 'パスワード変更', note: '別の面が開く。' },
    { part: 'ログアウト', note: '処理の間は処理中のしるしになる。' },
  ],
  related: {
    Sheet: '外側の面',
    PasswordChangeDialog: '「パスワード変更」で開く',
    LogoutDialog: 'ログアウトの前の確認',
  },
  props: {
    avatarUrl: '写真のアドレス。空なら頭文字の丸になる。',
  },
};
