import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文確定バー',
  reading: 'ちゅうもんかくていばー',
  search: ['確定ボタン', '購入ボタン', '合計', 'フッター', 'BottomBar'],
  purpose:
    '合計金額のすぐ隣で注文を確定します。決済の間は今の状況を文で伝え、同じ注文を二度押せないようにします。',
  use: ['注文確認の画面で、`Screen` の `footer` に置き、いつも見える位置で確定してもらうとき。'],
  avoid: [
    { when: 'カートから購入手続きへ進む', instead: '`CartSummary`' },
    { when: '一つの商品の会場払いの注文', instead: '`OrderForm`' },
    { when: '決済の結果を待つ画面', instead: '`PaymentOutcome`' },
    { when: 'お金の動かない操作の確定', instead: '`Button`' },
  ],
  anatomy: [
    {
      part: '失敗の知らせ',
      note: '`error` があるときだけ、いちばん上に出る。現れると読み上げる。',
    },
    {
      part: '状況の文',
      note: '`idle` 以外のときに出る。変わると読み上げる。',
    },
    { part: '合計', note: '税込の金額。', at: 'p' },
    {
      part: '注文を確定するボタン',
      note: '`idle` 以外では処理中になり、押しても何も起きない。',
      at: 'button',
    },
  ],
  kinds: {
    status: {
      idle: '確定する前。ボタンを押せる。',
      sending: '決済している。画面を閉じずに待ってもらう。',
      again: '返事がなく、同じ注文を続けている。二重に請求されないことを伝える。',
      other: 'ほかのタブで同じ注文を処理している。',
      leaving: 'カード会社の本人認証へ移動している。',
    },
  },
  words: { yen: [9000] },
  related: {
    ConfirmSummary: '上に置き、確定する内容を見せる',
    Screen: '`footer` に入れて、画面の下に固定する',
    Notice: '注文できなかった理由を見せる',
    Button: '処理中の見た目と、二度押しの防止を受け持つ',
  },
  props: {
    atPickup: '会場で支払う注文。待つ間の文が、決済ではなく注文の文になる。',
    onPlace: '確定のボタンを押したときに呼ぶ。`idle` 以外では呼ばない。',
    status: '確定の進み具合。状況の文と、ボタンが処理中かどうかが決まる。',
    total: '支払う合計。送料を含む税込の円で渡す。',
  },
};
