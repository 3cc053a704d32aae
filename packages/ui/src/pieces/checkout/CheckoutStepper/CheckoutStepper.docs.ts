import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '購入手続きのステップ',
  reading: 'こうにゅうてつづきのすてっぷ',
  search: ['ステッパー', '手順', '進み具合', 'パンくず', 'StepIndicator'],
  purpose:
    '購入手続きの四つの手順のうち、今どこにいるかを示します。済んだ手順、今の手順、この先の手順が一目でわかります。',
  use: ['情報入力から完了までの各画面の上部に置き、現在の手順を伝えるとき。'],
  avoid: [
    { when: '同じ画面の中での表示の切り替え', instead: '`Tabs`' },
    { when: '送信や読み込みの進み具合', instead: '`Progress`' },
    { when: '手順を押して前の画面に戻る', instead: '`Screen` の `back`' },
    { when: 'ご注文の流れを文章で説明する', instead: '`HowToBuy`' },
  ],
  anatomy: [
    {
      part: '手順の並び',
      note: '情報入力、お支払い方法、注文確認、完了の四つ。数は変えられない。押せない。',
      at: 'ol',
    },
    {
      part: '番号',
      note: '済んだ手順はチェックに変わる。`done` では四つともチェックになる。',
      at: 'li:first-child > span:first-child',
    },
    {
      part: '手順の名前',
      note: '番号の下に置く。済んだ手順には読み上げで「済み」を添える。',
      at: 'li:first-child > span:nth-child(2)',
    },
    {
      part: '今の手順',
      note: '名前を目立たせ、`aria-current="step"` で読み上げにも伝える。',
      at: 'li[aria-current="step"]',
    },
    { part: '線', note: '前の手順との間をつなぐ。今の手順までがクラブの色になる。' },
  ],
  kinds: {
    current: {
      info: '情報入力の画面。',
      payment: 'お支払い方法の画面。',
      confirm: '注文確認の画面。決済の結果を待つ画面でも使う。',
      done: '購入完了の画面。すべて済んだ見た目になる。',
    },
  },
  related: {
    CustomerForm: '`info` の画面で、下に置く',
    CreditCardForm: '`payment` の画面で、下に置く',
    ConfirmSummary: '`confirm` の画面で、下に置く',
    CompletePanel: '`done` の画面で、下に置く',
  },
  props: {
    current: '今いる手順。前の手順は、済んだ見た目になる。',
  },
};
