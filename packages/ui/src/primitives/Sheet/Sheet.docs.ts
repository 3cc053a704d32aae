import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'シート',
  search: ['ボトムシート', '下から出る', 'ドロワー', 'BottomSheet', 'Drawer'],
  purpose:
    '今の画面を残したまま、下から短い手続きや一覧を出します。下へ払うと閉じます。パソコンの広さでは、中央の枠になります。',
  use: [
    '画面を移るほどではない選択や案内を見せるとき。',
    '中身が長くてもよく、ボタンをいつも下に見せておきたいとき（`actions`）。',
  ],
  avoid: [
    { when: 'はいかいいえを答えてもらう', instead: '`Dialog`' },
    { when: 'いくつかの操作から一つを選ぶ', instead: '`Menu`' },
    { when: '続けて何画面も進む手続き', instead: '別の画面に分ける' },
  ],
  anatomy: [
    {
      part: '面',
      note: '画面の下から出る。1024px からは中央に出る。外側を押しても閉じる。',
      at: 'dialog > div',
    },
    { part: '題', note: '必須。下へ払って閉じるとき、この行をつかむ。', at: 'dialog h2' },
    { part: '閉じるボタン', note: '開いたとき、ここにフォーカスがある。', at: 'dialog button' },
    { part: '中身', note: '長ければ、この中だけがスクロールする。', at: 'dialog ul' },
    { part: 'ボタン', note: '`actions` があるとき、中身の下に残る。' },
  ],
  related: {
    Dialog: '答えを待つ小さな面',
    Button: '下に置くボタン',
    MediaBackdrop: '画像や動画を画面いっぱいに出す面',
  },
  props: {
    children: 'シートの中身。開いている間だけ組み込まれる。',
    dismissible: '外側を押して閉じるか。入力が消えるところでは `false` にする。省くと閉じる。',
    onClose: '閉じる操作のたびに呼ぶ。持ち主が `open` を変える。',
    title: '題。読み上げの名前にもなる。',
  },
};
