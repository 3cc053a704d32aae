import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '数量',
  reading: 'すうりょう',
  search: ['個数', '数を選ぶ', 'プラスマイナス', '増減', 'Stepper', 'NumberInput'],
  purpose: '買う数を、書くか、＋と−で一つずつ決められます。',
  use: [
    '商品の数を決めてもらうとき。',
    'かごの中で、1 個から減らすと削除になるとき（`onDelete`）。',
  ],
  avoid: [
    { when: '背番号など、数えない数字', instead: '`TextField`（`kind="number"`）' },
    { when: '二つか三つの決まった数', instead: '`RadioGroup`' },
    { when: '割合の表示', instead: '`Progress`' },
  ],
  anatomy: [
    { part: 'ラベル', note: '省くと「数量」。', at: 'label' },
    {
      part: '減らすボタン',
      note: '1 では押せない。`onDelete` があれば削除に変わる。',
      at: 'button',
    },
    { part: '数', note: '書いて変えられる。上下のキーでも増減する。', at: 'input' },
    { part: '増やすボタン', note: '上限では押せない。', at: 'input + button' },
    { part: '誤りの文', note: '離れたとき、または `checked` のときに出る。' },
  ],
  words: { changed: [3], min: [1], max: [999_999_999] },
  related: {
    QuantityForm: '商品の画面で数を決める',
    CartRow: 'かごの行で数を変える',
    Field: 'ラベルと誤りの文の枠',
  },
  props: {
    checked: '離れるのを待たずに誤りを見せる。送ろうとしたあとに渡す。',
    error: 'ほかから来た誤りの文。在庫の不足など。',
    itemName: '何の数かの読み上げの名前。一覧に並ぶときに渡す。',
    onValueChange: '一つ変わるたびに呼ぶ。正しくない間は `null` を渡す。',
    range: '数の下限と上限。省くと1から。',
    value: '今の数。正しくない間は `null`。',
  },
};
