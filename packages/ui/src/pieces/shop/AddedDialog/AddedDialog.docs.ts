import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カート追加のダイアログ',
  reading: 'かーとついかのだいあろぐ',
  search: ['カートに入れた', '追加完了', '買い物を続ける', 'モーダル', 'Modal'],
  purpose:
    'カートに入れた商品と数量を確かめてもらい、カートへ進むか、買い物を続けるかを選べるようにします。',
  use: ['商品をカートに入れる操作が成功したとき。'],
  avoid: [
    {
      when: 'カートに入れられなかった理由を伝える',
      instead: '`QuantityForm` の `error`',
    },
    { when: '注文の確定を伝える', instead: '`CompletePanel`' },
    { when: 'ほかの知らせや確認', instead: '`Dialog`' },
    { when: 'カートの中身を直す', instead: '`CartList`' },
  ],
  anatomy: [
    {
      part: '見出し',
      note: '「カートに追加しました」。ダイアログの名前にもなる。',
      at: 'dialog h2',
    },
    { part: '閉じるボタン', note: '「買い物を続ける」と同じ。', at: 'dialog h2 + button' },
    {
      part: '写真',
      note: 'はじめの 1 枚を正方形に切り取る。ないときはショップのアイコンになる。',
      at: 'dialog img',
    },
    { part: '商品名', note: '長い名前も省かずに折り返す。', at: 'dialog p' },
    { part: '数量', note: '今入れた数。カートの中の合計の数ではない。', at: 'dialog p + p' },
    {
      part: 'カートへ進むリンク',
      note: '幅いっぱいの目立つボタンの見た目。',
      at: 'dialog a',
    },
    { part: '買い物を続けるボタン', note: 'その下に置く。閉じるだけ。', at: 'dialog a + button' },
  ],
  words: { quantity: [2] },
  related: {
    QuantityForm: '追加の操作を受け持ち、成功したあとにこれを開く',
    Dialog: '重ね方、閉じ方、フォーカスを受け持つ',
    Button: '二つの選択肢になる',
    CartList: 'リンクの先の画面に並ぶ',
  },
  props: {
    onClose:
      'どの閉じ方でも呼ぶ。カートへのリンクをふつうに押したときも呼ぶが、Ctrl などを押しながらでは呼ばない。',
    open: '開いているか。変えるのは `onClose` を受け取った側。',
    option: '選んだ種類の名前。種類のない商品では省く。',
    product: '入れた商品。名前と、はじめの写真だけを使う。',
    quantity: '今入れた数。3 桁ごとに区切って見せる。',
  },
};
