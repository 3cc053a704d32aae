import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'フローティングボタン',
  search: ['浮くボタン', '右下のボタン', 'カート', 'QRコード', 'FAB'],
  purpose:
    'スクロールしても動かない丸いボタンで、その画面のおもな操作にいつでも親指が届くようにします。',
  use: ['カードの読み取りやカートなど、画面のどこからでも使う操作を一つだけ浮かせるとき。'],
  avoid: [
    { when: '文字のある操作', instead: '`Button`' },
    { when: '帯や行の中のアイコンだけの操作', instead: '`IconButton`' },
    { when: '画面の下に幅いっぱいで固定する', instead: '`Screen` の `footer`' },
  ],
  anatomy: [
    {
      part: '丸い面',
      note: '右下に固定する。直径は 56 px 以上。広い画面では、中身の右端にそろう。',
      at: 'button',
    },
    { part: 'アイコン', note: '必須。飾りなので、読み上げるのは `label`。', at: 'button svg' },
    { part: '件数', note: '`badge` があるとき。角に重ねる位置は、渡す側で決める。' },
  ],
  related: {
    QrScannerButton: 'QRコードの読み取りを開くボタンとして使う',
    CartButton: 'カートへのリンクとして使う',
    Badge: '`badge` に入れ、件数を見せる',
    TabBar: '`tabBar` を渡すと、この上に浮く',
  },
  props: {
    badge: 'ボタンのあとに重ねる要素。読み上げは `label` に含める。',
    href: '渡すとリンクになり、押すとこのアドレスへ進む。',
    label: '読み上げの名前。何が起きるかを動詞で書く。',
    onClick: '押したときに呼ぶ。リンクのときも呼ぶ。',
    tabBar: 'タブバーのある画面で、その高さだけ上に置く。省くと画面の下端の近くに置く。',
  },
};
