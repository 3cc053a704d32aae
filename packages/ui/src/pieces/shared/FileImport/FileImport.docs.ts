import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品・試合のCSV',
  reading: 'しょうひん・しあいのしーえすぶい',
  search: ['一括', '取り込み', '表計算', 'Excel'],
  purpose:
    '商品や試合の一覧をCSVで保存し、直したCSVで、まとめて追加し変えます。変える前に、何が変わるかを見せます。',
  use: ['スタッフが商品や試合をまとめて変えるとき。'],
  avoid: [{ when: '一つの商品を変える', instead: '`ProductForm`' }],
  anatomy: [
    { part: '手順', note: '変わるものと、変わらないもの。', at: 'ol' },
    { part: '知らせ', note: '直すところを、行ごとに。一つでもあれば、何も変えない。' },
    { part: '読み込む', note: '変わるものがあるときだけ出る。' },
  ],
  kinds: { kind: { products: '商品。', matches: '試合。' } },
  words: { ready: [2, 5], problems: [2], done: [2, 5] },
  related: { StaffProductList: '一覧から開く' },
  props: {
    csv: '一覧のCSVの保存。',
    done: '変えた数。まだなら `null`。',
    onConfirm: '変わるものを見たあとで、読み込む。',
    onFile: '選んだファイルを受け取る。',
    preview: '選んだファイルで変わる数か、直すところ。選ぶ前は `null`。',
  },
};
