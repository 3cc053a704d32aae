import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品の入力欄',
  reading: 'しょうひんのにゅうりょくらん',
  search: ['編集', '登録', '価格', '競合'],
  purpose:
    '商品の名前、価格、分類、サイズ、素材、説明、写真、外部の販売ページ、販売の始まりと終わり、お一人様の上限、受注生産の引渡時期と数を書いて保存します。在庫は変わりません。',
  use: ['スタッフが商品を追加するとき、変えるとき。'],
  avoid: [{ when: '在庫を変える', instead: '`OptionTable`' }],
  anatomy: [
    { part: '知らせ', note: '`conflict` のとき。だれがいつ変えたかと、その欄のいまの内容。' },
    { part: '入力欄', note: '必須は商品名と価格。', at: 'input' },
    { part: '写真', note: '`ProductImages` を入れる。' },
    { part: '保存', note: 'Ctrl+S か Ctrl+Enter でも保存する。', at: 'button[type="submit"]' },
  ],
  words: { changed: [2], conflict: ['2026.11.22 13:21', '佐野 みなみ'], theirs: ['価格'] },
  related: {
    ProductImages: '`pictures` に入れる',
    ProductPreview: '横に置く',
    OptionTable: '在庫は、ここで変える',
  },
  props: {
    changes: '保存されていない欄の数。写真はまとめて1件。',
    conflict: '入力と違う内容を、ほかの人が先に保存した欄。',
    fieldErrors: 'サーバーが欄ごとに伝えた、直し方。',
    kind: '追加か、ある商品の変更か。',
    onUndo: '保存されている内容に戻す。',
    pictures: '写真の欄。',
  },
};
