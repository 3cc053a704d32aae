import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '項目と内容',
  reading: 'こうもく',
  search: ['定義リスト', '詳細', '合計', '内訳', 'dl', 'DefinitionList'],
  purpose:
    '注文番号と番号、名前と値のような組を、見た目でも読み上げでも組のまま読めるように並べます。',
  use: [
    '注文や人の詳しい内容を、項目の名前と並べるとき。',
    '金額の内訳と合計を並べるとき（`kind="ends"`、合計に `strong`）。',
    '数を横に並べて見せるとき（`kind="row"`）。',
  ],
  avoid: [
    { when: '同じ種類のものの一覧', instead: '`Stack` の `as="ul"`' },
    { when: '入力する欄', instead: '`Form`' },
  ],
  anatomy: [
    { part: '項目の名前', note: '控えめな色。短い名詞にする。', at: 'dt' },
    { part: '内容', note: '文字、リンク、金額。入りきらなければ名前の下へ送る。', at: 'dd' },
    { part: '罫線', note: '`divided` のとき、組のあいだに引く。' },
  ],
  kinds: {
    kind: {
      columns: '名前の列と内容の列。狭いところでは、内容が名前の下に来る。',
      ends: '名前を行の始め、内容を行の終わりに置く。金額や短い値に使う。',
      stack: '内容を名前の下に置く。',
      row: '組を横に並べる。数を見せるときに使う。',
    },
    size: {
      small: '小さめの文字。多くの組を並べるとき。',
      medium: '本文の文字。文を内容にするとき。',
      inherit: 'まわりの文字の大きさを受け継ぐ。',
    },
  },
  related: {
    Section: '見出しを付けて囲む',
    Text: '金額や注文番号の文字の形',
  },
  props: {
    children: '`DescriptionListItem` を並べる。',
  },
  others: {
    DescriptionListItem: {
      purpose: '項目の名前と内容の一組。',
      props: {
        strong: '合計のように、上の組をまとめる一組。太く、上に線を引く。',
      },
    },
  },
};
