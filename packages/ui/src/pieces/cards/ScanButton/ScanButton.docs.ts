import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '読み取りボタン',
  search: [
    'よみとりぼたん',
    'yomitori botan',
    'QRコード',
    'カメラを開く',
    'カードを追加',
    '浮くボタン',
    'FAB',
  ],
  purpose:
    'カードの一覧をどこまで送っていても、右下のボタンから一回でQRコードの読み取りを始められるようにします。',
  use: ['タブバーのあるカードの画面で、読み取りを開くとき。'],
  avoid: [
    { when: 'タブバーのない画面や、ほかの操作', instead: '`FloatingButton`' },
    { when: 'トップページから読み取りへ案内する', instead: '`CardPromo`' },
    { when: 'まだ 1 枚もない人に案内の中で勧める', instead: '`CardAlbum` の `scanHref`' },
    { when: 'カートへ進む', instead: '`CartButton`' },
  ],
  anatomy: [
    {
      part: '丸い面',
      note: '右下、タブバーの上に固定する。',
      at: 'button',
    },
    {
      part: 'アイコン',
      note: 'QRコードの絵。読み上げは「QRコードを読み取る」。',
      at: 'button svg',
    },
  ],
  related: {
    CardAlbum: '上に浮かせる。最後の段が隠れない余白がある',
    QrScanner: '押すと開く',
    FloatingButton: '面と位置を受け持つ',
    TabBar: 'すぐ下にある',
  },
  props: {
    onClick: '押したときに呼ぶ。ここで読み取りの画面を開く。',
  },
};
