import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ログアウトボタン',
  search: ['ろぐあうとぼたん', 'roguauto botan', 'ログアウト', 'サインアウト', '退出', 'SignOut'],
  purpose: '文字を置く広さのない帯の中から、アイコン一つでログアウトできるようにします。',
  use: ['選手のトーク一覧のように、画面の上の帯にログアウトを置くとき。'],
  avoid: [
    { when: '文字の入る広さがある', instead: '`Button` に「ログアウト」と書く' },
    { when: 'ファンのマイページ', instead: '`MyPageHeader` の中のボタンを使う' },
    { when: 'ログアウトの前に確かめる', instead: '`LogoutDialog`' },
  ],
  anatomy: [
    { part: 'ボタン', note: '読み上げの名前は「ログアウト」。', at: 'button' },
    { part: 'アイコン', note: '飾り。読み上げない。', at: 'button svg' },
  ],
  related: {
    IconButton: '形と押せる広さを受け持つ',
    LogoutDialog: '未送信のメッセージなどがあるときに開く',
    Screen: '上の帯の `action` に置く',
  },
  props: {
    onLogout: '押したときに呼ぶ。確かめてからログアウトするかどうかは、呼ばれた側で決める。',
  },
};
