import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '表',
  reading: 'ひょう',
  search: ['テーブル', '一覧表', '列', 'DataTable', 'Grid'],
  purpose:
    '同じ種類のものを、行と列で比べられるようにします。狭い画面では、一行を一枚のカードにできます。',
  use: [
    '注文や人のように、同じ項目を持つものが何行もあるとき。',
    '金額や件数を、列どうしで比べるとき（`density="dense"`）。',
  ],
  avoid: [
    { when: '列で比べない行', instead: '`RowList`' },
    { when: '読み進めると続きが届く一覧', instead: '`InfiniteList`' },
    { when: '一つのものの項目と値', instead: '`dl` の並び' },
  ],
  anatomy: [
    { part: '表の題', note: '`caption` があるとき。ないときは `label` が読み上げの名前になる。' },
    { part: '列の見出し', note: '一つもなければ、見出しの行を出さない。', at: 'thead th' },
    { part: '行の見出し', note: '最初の列か、`isRowHeader` の列。', at: 'tbody th' },
    { part: '行のリンク', note: '`TableRowLink` は、行のどこを押しても開く。', at: 'tbody a' },
    { part: '合計', note: '`footer` の行。名前は、値のない列にまたがる。' },
  ],
  kinds: {
    density: {
      comfortable: '行ごとに押せる、画面いっぱいの一覧。',
      dense: '枠の中の、小さな数の表。左右の余白がない。',
    },
    cards: {
      never: 'いつも表。はみ出すときは横に送れる。',
      tablet: 'タブレットより狭い画面ではカード。',
      desktop: 'パソコンより狭い画面ではカード。',
    },
  },
  related: {
    Pagination: '表の下で、前後のページへ進む',
    StaffOrderList: '注文の一覧',
    StaffAccountList: 'スタッフの一覧',
  },
  props: {
    cards: 'どの幅より狭いとき、一行を一枚のカードにするか。省くとしない。',
    columns: '列。見出しと、項目から中身を作る関数。`card` はカードでの置き場所を決める。',
    footer: '行の下の合計など。名前と、最後の列から数えた値。',
    items: '行になる項目。上から下への順。',
    label: '題のない表の、読み上げの名前。',
    rowMark: '各行の `tr` に付ける `data-` の属性。',
  },
  others: {
    TableRowLink: {
      purpose: '表のセルに置くリンク。行のどこを押しても開きます。',
    },
  },
};
