import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カードの受け取り画面',
  reading: 'かーどのうけとりがめん',
  search: ['カード取得', '確認中', '取得できない', 'QRコード読み取り後', 'オフライン'],
  purpose:
    'コードを読み取ったあと、カードを確認していること、端末に預かったこと、受け取れなかったことを伝えます。',
  use: ['カードのQRコードのアドレスを開いてから、カードが届くまでの間。'],
  avoid: [
    { when: '届いたカードを見せる', instead: '`CardStage`' },
    { when: 'QRコードを読み取る', instead: '`QrScanner`' },
    { when: '受け取りを待つカードの数を伝える', instead: '`CardAlbum` の `waiting`' },
    { when: 'ほかの画面の読み込み', instead: '`ScreenSkeleton`' },
  ],
  anatomy: [
    {
      part: 'カードの絵',
      note: '裏向きのカード。飾りなので読み上げない。',
      at: 'div[aria-hidden="true"]',
    },
    {
      part: 'しるし',
      note: '絵の右下。預かったときはチェック、受け取れなかったときは注意のアイコン。確認中は出ない。',
    },
    { part: '状況', note: '大きな文字の一文。変わると読み上げる。', at: '[role="status"] p' },
    {
      part: '説明',
      note: '預かったときは、電波が戻ると自動で受け取ること。受け取れなかったときは、トップに戻ること。',
    },
    { part: 'コレクションへのボタン', note: '預かったときだけ。' },
  ],
  kinds: {
    status: {
      asking: 'カードを確認している。待つだけの状態。',
      stored: '電波がなく、読み取った内容を端末に保存した。コレクションへ進める。',
      failed: '受け取れなかった。理由を警告として読み上げる。',
    },
  },
  related: {
    QrScanner: '前の画面。読み取ったコードを渡す',
    CardStage: '受け取れたあとに開く',
    CardAlbum: 'コレクションへのボタンで進む',
    Screen: '上のバーのない形（`header="bare"`）で包む',
  },
  props: {
    albumHref: 'コレクションのアドレス。`status` が `stored` のときだけ使う。',
    message: '受け取れなかった理由。`failed` のときだけ使い、省くと決まった文になる。',
    status: '受け取りの状況。絵、文、ボタンが変わる。',
  },
};
