import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフの一覧',
  reading: 'すたっふのいちらん',
  search: ['アカウント', 'ログインID', '権限', '表'],
  purpose: 'オーナーが、だれがどの役割でログインできるかを見て、一人ずつ開けるようにします。',
  use: ['オーナーのスタッフの画面に置くとき。'],
  avoid: [
    { when: '手伝いの方の端末', instead: '`DeskList`' },
    { when: '自分のログイン中の端末', instead: '`StaffSessionList`' },
  ],
  anatomy: [
    { part: '文', note: 'だれの一覧かを書く。', at: 'p' },
    { part: '追加のリンク', note: '`StaffAccountForm` の画面を開く。', at: 'a' },
    { part: '見出し', note: '広い画面だけに出る。読み上げには、いつもある。', at: 'thead' },
    { part: '行', note: 'どこを押しても、その人が開く。自分の行には印がある。', at: 'tbody tr' },
    {
      part: '本人の確認',
      note: '責任者とオーナーで、まだ登録がなければ注意の色になる。',
      at: 'tbody td:nth-of-type(3)',
    },
    { part: '最後に使った時刻', note: 'ログイン中の端末があれば、その数も書く。' },
  ],
  words: { passkeys: [2], sessions: [1] },
  related: { StaffAccountDetails: '行を押すと開く', StaffAccountForm: '追加のリンクで開く' },
  props: {
    items: 'アカウント。読み込む間は `null`。見ている人がいるので、空にはならない。',
  },
};
