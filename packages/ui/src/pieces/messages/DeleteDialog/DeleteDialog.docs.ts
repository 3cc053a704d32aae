import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'メッセージ削除の確認',
  search: [
    'さくじょ',
    'sakujo',
    '消す',
    '取り消せない操作',
    'はい・いいえ',
    '確認ダイアログ',
    'Confirm',
  ],
  purpose: '自分のメッセージを消す前に、もう一度たずねます。何もせず Enter を押しても消えません。',
  use: ['メッセージのメニューから削除を選んだとき。'],
  avoid: [
    {
      when: 'メッセージのほかのものを消す',
      instead: '`Dialog`（`kind="confirm"`、`tone="danger"`）',
    },
    { when: '送る前の確認', instead: '`SendCheckDialog`' },
  ],
  anatomy: [
    { part: '問い', note: '何を消すかを一文でたずねる。', at: 'dialog h2' },
    { part: 'いいえ', note: '開いたとき、ここにフォーカスがある。' },
    { part: 'はい', note: '押すと消す。消している間は処理中のしるしになる。' },
  ],
  related: {
    Dialog: '外側の枠',
    MessageBubble: 'メニューの「削除」から開く',
    MessageThread: '消したあと、並びから外れる',
  },
  props: {
    onClose: 'いいえ、Escape、外側で呼ぶ。消している間は呼ばない。',
    pending: '消している間。開いたままで、二度は消さない。',
  },
};
