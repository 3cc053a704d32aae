import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'メッセージの通報',
  reading: 'めっせーじのつうほう',
  search: ['報告', 'いやがらせ', '迷惑', '運営に知らせる', 'Report'],
  purpose: '困ったメッセージを、理由を添えて運営に知らせます。送ると、自分の画面から消えます。',
  use: ['相手のメッセージのメニューから通報を選んだとき。'],
  avoid: [
    { when: '自分のメッセージを消す', instead: '`MessageThreadDelete`' },
    { when: '運営に別のことをたずねる', instead: '`MyPageLinks` のお問い合わせ' },
  ],
  anatomy: [
    { part: '理由', note: '一つ選ぶまで送れない。', at: 'dialog [role="radiogroup"]' },
    { part: '運営に伝えること', note: '書かなくてもよい。', at: 'dialog textarea' },
    { part: '説明', note: '送ったあとのことと、相手に伝わらないことを書く。' },
    { part: '通報するボタン', note: '送っている間は処理中のしるしになる。' },
    { part: '送ったあとの文', note: '同じ面の中で入れ替わり、読み上げる。' },
  ],
  kinds: {
    status: {
      asking: '理由を選んでいる。',
      pending: '送っている。二度は送らない。',
      done: '送り終えた。',
    },
  },
  related: {
    Sheet: '外側の枠',
    MessageBubble: 'メニューの「通報する」から開く',
    MessageThread: '送ったあと、並びから外れる',
  },
  props: {
    error: '送れなかったわけ。次に送るまで出ている。',
    open: '開いているか。閉じると、入力は残らない。',
  },
};
