export const fileImportMessages = {
  titles: { products: '商品のCSV', matches: '試合のCSV' },
  steps: {
    products: [
      '一覧をCSVで保存して、表計算ソフトで直します。行を足すと、商品が増えます。',
      'CSVを選ぶと、何が変わるかが出ます。',
      '確かめてから、読み込みます。',
    ],
    matches: [
      '一覧をCSVで保存して、表計算ソフトで直します。試合番号が空の行は、新しい試合になります。',
      'CSVを選ぶと、何が変わるかが出ます。',
      '確かめてから、読み込みます。',
    ],
  },
  rules: {
    products:
      '商品名が同じ商品を変えます。増えた商品は、公開するまでファンに見えません。写真・公開の状態・並び順・在庫は変わりません。',
    matches:
      '必要な列は、日、開始、開門、対戦相手、会場、窓口を開く時刻、窓口を閉じる時刻です。試合番号がなければ、同じ日の同じ相手の試合を変えます。読み込むと、ファンのアプリにすぐに出ます。',
  },
  export: 'CSVで保存',
  choose: 'CSVを選ぶ',
  preview: '読み込むと変わるもの',
  ready: (added: number, changed: number) => `${added}件を追加し、${changed}件を変えます。`,
  nothing: '変わるものはありません。',
  problems: (count: number) => `直すところが${count}件あります。まだ何も変えていません。`,
  run: '読み込む',
  done: (added: number, changed: number) => `${added}件を追加し、${changed}件を変えました。`,
};

export type FileImportMessages = typeof fileImportMessages;
