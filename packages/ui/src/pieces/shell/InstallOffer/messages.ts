export const installOfferMessages = {
  title: 'ホーム画面に追加しませんか',
  help: '1タップで開けて、電波の弱い会場でもカードや受け取り用QRコードを表示できます。',
  install: '追加する',
  shareStep: '「共有」をタップ',
  addStep: '「ホーム画面に追加」を選ぶ',
  elsewhereTitle: 'ブラウザで開くと便利です',
  elsewhereHelp: 'LINEの中では、電波がないときの表示やホーム画面への追加ができません。',
  openBrowser: 'ブラウザで開く',
};

export type InstallOfferMessages = typeof installOfferMessages;
