export const offerCardMessages = {
  later: 'あとで',
  updateTitle: '新しいバージョンがあります',
  update: '更新する',
  installTitle: 'ホーム画面に追加しませんか',
  installHelp: '1タップで開けて、電波の弱い会場でもカードや受け取り用QRコードを表示できます。',
  install: '追加する',
  shareStep: '「共有」をタップ',
  addStep: '「ホーム画面に追加」を選ぶ',
  elsewhereTitle: 'ブラウザで開くと便利です',
  elsewhereHelp: 'LINEの中では、電波がないときの表示やホーム画面への追加ができません。',
  openBrowser: 'ブラウザで開く',
};

export type OfferCardMessages = typeof offerCardMessages;
