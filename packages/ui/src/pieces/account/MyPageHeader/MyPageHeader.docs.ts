import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '会員証',
  reading: 'かいいんしょう',
  search: [
    'ファンの紹介',
    'メンバーカード',
    'プロフィール',
    'ニックネーム',
    'マイページの上部',
    'ヘッダー',
    'ProfileHeader',
  ],
  purpose:
    'ログインしている自分の名前、画像、推し選手を確かめ、ここからログアウトできるようにします。',
  use: ['マイページのいちばん上に置くとき。'],
  avoid: [
    { when: 'トップページの上部', instead: '`FavoriteHero`' },
    { when: '帯の中にログアウトだけを置く', instead: '`LogoutDialogButton`' },
    { when: 'ログイン前の画面', instead: '`LoginHeader`' },
  ],
  anatomy: [
    {
      part: '画面の名前',
      note: '飾り。読み上げる見出しは、まわりの画面が用意する。',
      at: 'p[aria-hidden]',
    },
    { part: 'ログアウトのボタン', note: '押すと `onLogout` を呼ぶ。', at: 'button' },
    { part: '画像', note: '`pictureUrl` がないときや壊れているときは、名前の一文字目を出す。' },
    { part: 'ニックネーム', note: 'LINE の表示名。', at: 'dd' },
    { part: '入会の日', note: '読み込み中は出ない。場所は先に確保する。', at: 'time' },
    { part: 'カードの枚数', note: '集めた枚数。', at: 'dl > div + div dd' },
    {
      part: '推し選手',
      note: '背番号と名前のリンク。いなければ「推し選手を選ぶ」になり、読み込み中は出ない。',
      at: 'a',
    },
  ],
  related: {
    MyPage: '`header` として置く',
    Avatar: '画像を丸く切り抜く',
    LogoutDialog: '未送信のメッセージがあるとき、ログアウトの前に開く',
    PlayerPicker: '推し選手のリンクの先で使う',
  },
  props: {
    cards: '集めたカードの枚数。読み込み中は省く。',
    joinedAt: '入会した日時。読み込み中は省く。',
    pictureUrl: 'プロフィール画像のアドレス。`null` なら名前の一文字目を出す。',
    player: '推し選手の名前と背番号。`null` なら選ぶリンクになり、省くとリンクが出ない。',
  },
};
