import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品の種類',
  reading: 'しょうひんのしゅるい',
  search: ['サイズ', '色', 'バリエーション', '並べ替え'],
  purpose: '商品の種類を増やし、名前と価格を変え、並べ替え、やめます。まとめて一度に保存します。',
  use: ['スタッフの商品の画面で、`OptionTable` の上に置くとき。'],
  avoid: [{ when: '種類ごとの在庫を変える', instead: '`OptionTable`' }],
  anatomy: [
    { part: '行', note: '名前と価格。Alt+↑↓ でも順番が変わる。', at: 'li' },
    { part: '知らせ', note: 'やめる種類、最初の種類ができること、だれがいつ先に変えたか。' },
    { part: '保存', note: '変えたときだけ出る。' },
  ],
  words: {
    label: [1],
    price: [1],
    earlier: [2],
    later: [1],
    remove: [1],
    retires: [['M']],
    conflict: ['2026.11.22 13:21', '佐野 みなみ', ['S', 'M']],
  },
  related: { OptionTable: '下に置く', ProductForm: '上に置く' },
  props: {
    draft: '入力して、まだ保存していないもの。端末に置けば、開き直しても残る。',
    error: '保存できなかったわけ。入力したものは残る。',
    items: 'いま売っている種類。種類のない商品では空。',
    lastChange: '種類を最後に変えた人と日時。',
    onDraftChange: '入力するたびに呼ばれる。元に戻したら `null`。',
    onSave: 'すべての種類を、並んだ順に受け取る。新しい種類の `id` は `null`。',
  },
};
