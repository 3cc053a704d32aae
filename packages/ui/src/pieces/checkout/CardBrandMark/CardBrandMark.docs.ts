import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カードブランド',
  search: ['国際ブランド', 'カード会社', 'Visa', 'JCB', 'ロゴ'],
  purpose:
    'クレジットカードのブランドを、枠の中の文字で見分けられるようにします。ブランドがわからない間は、カードの裏面をかたどった空の枠になります。',
  use: [
    'カード番号の欄で、入力した番号からわかったブランドを知らせるとき。',
    '使えるカードの種類や、支払いに使うカードを示すとき。',
  ],
  avoid: [
    { when: 'カードのほかの分類や件数のしるし', instead: '`Badge`' },
    { when: '注文の状況', instead: '`OrderStatus`' },
    { when: 'ブランドの公式ロゴの画像', instead: '商標のため使わず、文字で示す' },
  ],
  anatomy: [
    {
      part: 'ブランド名',
      note: '文字と枠線。ロゴの画像は使わない。折り返さない。英語として読み上げる。',
      at: 'span[lang="en"]',
    },
    {
      part: '空の枠',
      note: '`brand` が `null` の間だけ。飾りなので、読み上げない。',
      at: 'span[aria-hidden="true"]',
    },
  ],
  related: {
    CreditCardForm: 'カード番号の欄と、使えるカードの一覧に入れる',
    ConfirmSummary: '支払いに使うカードの末尾の番号に添える',
    TextField: '`slots` の `after` に置き、入力欄の説明にもする',
  },
  props: {
    brand: 'カードのブランド。番号からまだわからないときは `null` にする。',
  },
};
