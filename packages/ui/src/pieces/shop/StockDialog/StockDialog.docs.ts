import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '在庫を変える',
  reading: 'ざいこをかえる',
  search: ['棚卸し', '入荷', '破損', '数える'],
  purpose: '数えた数を在庫として記録するか、理由を添えて増減します。',
  use: ['`OptionTable` のボタンを押したとき。'],
  avoid: [{ when: '商品の名前や価格を変える', instead: '`ProductForm`' }],
  anatomy: [
    { part: 'いまの記録', note: '数え始めたときの在庫と、確保中の数。' },
    { part: '知らせ', note: '数えているあいだに動いたもの。入力した数は残る。' },
    { part: '入力欄', note: '数と理由。増減には理由が要る。', at: 'input' },
    { part: '数えるのをやめる', note: '確かめてから、いくつでも売れるようにする。' },
  ],
  words: {
    of: ['ホームユニフォーム 2026', 'M'],
    now: ['24', '3'],
    oversoldCount: ['2'],
    oversoldAdjust: ['2'],
    result: ['24', '20'],
    move: [-1, 2],
  },
  related: { OptionTable: 'ボタンで開く' },
  props: {
    moves: '数え始めたあとに動いたもの。あれば、記録されていない。',
    onAdjust: '増減する数（減らすときは負）と、理由。',
    onCount: '数えた数と、理由。',
    onRestart: 'いまの在庫を、数え始めた在庫にする。',
    onStop: '数えるのをやめる。',
    open: '数えるか増減するか、種類、商品の名前。閉じているときは `null`。',
  },
};
