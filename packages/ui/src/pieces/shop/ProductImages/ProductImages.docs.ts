import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品の写真',
  reading: 'しょうひんのしゃしん',
  search: ['画像', '切り抜き', '代替テキスト', '並べ替え'],
  purpose: '商品の写真を正方形に切り抜いて加え、順番を変え、見えない人のための説明を書きます。',
  use: ['`ProductForm` の `pictures` に入れるとき。'],
  avoid: [{ when: 'メッセージに添える写真', instead: '`MessageComposer`' }],
  anatomy: [
    { part: '写真', note: '先頭は一覧に出る。Alt+↑↓ でも順番が変わる。', at: 'li' },
    { part: '説明', note: '読み上げる人が読む。', at: 'input:not([type="file"])' },
    { part: '切り抜き', note: '指、ボタン、矢印と + - のキーで範囲を決める。' },
  ],
  words: { text: [1], earlier: [2], later: [1], remove: [1] },
  related: { ProductForm: '中に入れる', ProductPage: 'ファンに見える写真' },
  props: {
    onAdd: '切り抜いた写真（JPEG）を受け取る。',
    onChange: '順番、説明、外したあとの、すべての写真を受け取る。',
    pending: '写真を送っている間。',
  },
};
