import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の持ち物',
  reading: 'しあいのもちもの',
  search: ['ピッキングリスト', 'ラベル', '封筒', '印刷', '荷物', '積み込み', '持ち帰り', '宛名'],
  purpose:
    '試合の窓口へ持って行く商品を確かめ、番号順のリストと封筒のラベルを印刷し、試合のあとに戻った商品を確かめます。',
  use: ['スタッフの試合の画面から、準備と片づけのときに開くとき。'],
  avoid: [
    { when: '発送の準備をする', instead: '`PackingSheets`' },
    { when: '窓口で一件ずつ渡す', instead: '`PickupHit`' },
  ],
  anatomy: [
    { part: '試合', note: '日、相手、会場。中止・延期も。' },
    {
      part: '切り替え',
      note: 'つめる・番号順・ラベル・持ち帰り。印刷されない。',
      at: '[role=tablist]',
    },
    {
      part: 'チェックの行',
      note: '確認したあとに数が変わると、チェックが外れ、差を言う。',
      at: 'li',
    },
  ],
  words: {
    summary: [12, 30, 4],
    quantity: [3],
    more: [3, 5],
    less: [5, 3],
    free: [12],
    'from.open': [3],
    'from.dropped': [1],
    'from.moved': [2],
    orders: [120],
    shown: [1000, 1200],
    to: ['浜野 さくら'],
    item: ['フェイスタオル', 2],
    due: ['¥3,600'],
    movedTo: ['12月5日（土）'],
    sheets: [120, 5],
    total: [3],
  },
  related: { PackingSheets: '配送の注文のための紙', MatchLinks: 'ここから開く' },
  props: {
    match: '持ち物の試合。',
    asOf: '電波がなく、端末に残った内容を出すときの時刻。',
    view: 'いまの表示。アドレスにある。',
    onView: '表示を変えたときに呼ぶ。',
    rows: '店の並び順の商品。注文の分、注文のない商品、渡さなかった商品。',
    onTick: '行のチェックを変えたときに呼ぶ。',
    orders: '番号順の注文。電波のないときは `null`。',
    totalCount: '一覧に入らなかった注文も含めた件数。',
    labels: '用紙と最初の位置と、変えたときに呼ぶもの。',
    onPrint: '印刷のボタンを押したときに呼ぶ。中で `window.print` を呼ぶ。',
  },
};
