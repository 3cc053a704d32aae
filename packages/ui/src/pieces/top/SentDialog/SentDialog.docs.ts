import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '送信完了のダイアログ',
  reading: 'そうしんかんりょうのだいあろぐ',
  search: ['送信しました', '完了', 'メッセージ送信', 'Modal', 'Success'],
  purpose:
    'トップページから送ったメッセージを送り終えたことを伝え、そのトークへ進めるようにします。',
  use: ['トップページでメッセージを送り終えたとき。'],
  avoid: [
    { when: 'トークの画面で送ったとき', instead: '知らせず、`MessageThread` にそのまま並べる' },
    { when: '送る前の確認', instead: '`MessageComposer`' },
    { when: '操作を止めない短い知らせ', instead: '`ToastRegion`' },
  ],
  anatomy: [
    { part: '題名', note: '「送信が完了しました」。', at: 'dialog h2' },
    { part: '閉じるボタン', note: '押すと `onClose` を呼ぶ。', at: 'dialog h2 + button' },
    { part: '完了のしるし', note: 'チェックの絵。' },
    { part: '説明', note: 'トークでいつでも見られることを伝える。', at: 'dialog p' },
    {
      part: 'トークを見るボタン',
      note: '送った先のトークへ進み、ダイアログも閉じる。',
      at: 'dialog a',
    },
  ],
  related: {
    PlayerCarousel: '選手へ送ったあとに開く',
    GroupTopics: 'グループへ送ったあとに開く',
    Dialog: '画面に重ねる枠を受け持つ',
  },
};
