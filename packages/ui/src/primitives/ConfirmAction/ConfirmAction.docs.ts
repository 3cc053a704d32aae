import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '確かめてから行うボタン',
  reading: 'かくにん',
  search: ['確認', '削除', '取り消し', 'Confirm', 'Popconfirm'],
  purpose: '押してもすぐには行わず、何が起きるかを一度たずねてから行います。',
  use: [
    '元に戻せないことや、ほかの人に影響することを行うとき。',
    '一覧の一行ごとに、削除や終了のボタンを置くとき。',
  ],
  avoid: [
    { when: 'すぐに元に戻せること', instead: '`Button`' },
    { when: '理由や値を入力してもらうこと', instead: '`Sheet` と `Form`' },
    { when: '入力を確かめたあとにたずねること', instead: '`Dialog` の `kind="confirm"`' },
  ],
  anatomy: [
    { part: 'ボタン', note: '行うことを動詞で書く。', at: 'button' },
    { part: '質問', note: '押すと開く。何をするかを一文でたずねる。' },
    { part: '説明', note: '失うものや、そのあとのこと。' },
    { part: '二つの答え', note: 'やめるほうに、はじめのフォーカスがある。' },
  ],
  kinds: {
    tone: { accent: 'ふつうの操作。', danger: '失うものがある操作。' },
  },
  related: {
    Button: '押すとすぐに行う',
    Dialog: '質問を出す枠',
    Notice: 'うまくいかなかった理由を、持ち主が出す',
  },
  props: {
    button: 'たずねるボタン。`Button` と同じ。',
    cancelLabel: 'やめるほうの答え。省くと「キャンセル」。',
    confirmLabel: '行うほうの答え。動詞で書く。',
    onConfirm:
      '行うと答えたときに呼ぶ。`Promise` を返すと、終わるまで閉じずに待つ。失敗の理由は持ち主が出す。',
  },
};
