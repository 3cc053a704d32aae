import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'アイコンボタン',
  search: ['絵だけのボタン', '閉じる', '送信', '戻る', 'ActionIcon'],
  purpose: '文字を置く広さのない帯や行の中で、絵だけで押せるようにします。',
  use: [
    '閉じる、戻る、送るなど、絵だけで意味が伝わる操作を狭い場所に置くとき。',
    '写真や動画の上に操作を重ねるとき（`tone="overlay"`）。',
  ],
  avoid: [
    { when: '文字を置く広さがある', instead: '`Button`' },
    { when: '画面に重ねて浮かせる、おもな操作', instead: '`FloatingButton`' },
    { when: 'いくつもの操作を一つのボタンにまとめる', instead: '`Menu`' },
    { when: '入り切りを表す', instead: '`Switch`' },
  ],
  anatomy: [
    {
      part: '丸い面',
      note: '44 px 四方。`neutral` はふだん透明で、`accent` と `overlay` は塗りがある。',
      at: 'button',
    },
    {
      part: 'アイコン',
      note: '必須。飾りなので、意味は `label` が読み上げで伝える。',
      at: 'button svg',
    },
    { part: '処理中のしるし', note: '`pending` の間、アイコンと入れ替わる。' },
  ],
  kinds: {
    tone: {
      neutral: '面は透明。帯や行の中のふつうの操作。',
      accent: 'クラブの色の塗り。送信など、その場でいちばん大切な操作。',
      overlay: '地の色の塗りと影。写真や動画の上に重ねる操作。',
    },
  },
  related: {
    Button: '文字のある操作を受け持つ',
    Screen: '戻るボタンと、`action` の操作になる',
    Dialog: '閉じるボタンになる',
    Spinner: '処理中のしるしになる',
  },
  props: {
    disabled: '今は押せない。フォーカスは残るので、理由を近くに書く。',
    label: '読み上げの名前。何が起きるかを短く書く。',
    newTab: 'リンクを新しいタブで開く。読み上げの名前に、そのことが加わる。',
    onClick: '押したときに呼ぶ。処理中と押せない間は呼ばない。',
    pending: '操作を実行している間を示す。フォーカスと大きさは変わらない。',
  },
};
