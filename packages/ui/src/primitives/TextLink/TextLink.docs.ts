import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '文字のリンク',
  reading: 'もじのりんく',
  search: ['リンク', 'アンカー', '外部リンク', '新しいタブ', 'Anchor'],
  purpose: '文の中や欄の横から、関係のある画面へ移れます。',
  use: [
    '文の途中のことばから、くわしい画面へ移るとき。',
    '文の外に「変更」などの短いリンクを置くとき（`standalone`）。押せる広さが 44 px になります。',
  ],
  avoid: [
    { when: '手続きの次の画面へ進む', instead: '`Button`（`href`）' },
    { when: '画面を移らず、その場で何かを始める', instead: '`Button`（`emphasis="bare"`）' },
    { when: '絵だけのリンク', instead: '`IconButton`（`href`）' },
  ],
  anatomy: [
    { part: 'ことば', note: '行き先が分かる名前。「こちら」だけにしない。', at: 'a' },
    {
      part: '新しいタブのしるし',
      note: '`newTab` のときだけ、ことばの後ろに付く。読み上げでも伝える。',
    },
  ],
  kinds: {
    tone: {
      accent: 'クラブの色。',
      neutral: '文と同じ濃さの色。',
      inherit: 'まわりの文字の色。色の付いた面の上で使う。',
    },
  },
  related: {
    Button: '次の画面へ進むボタン',
    Text: 'リンクを含む文',
    UiProvider: 'リンクの動きを、アプリのルーターに任せる',
  },
  props: {
    newTab: '新しいタブで開く。しるしと読み上げの文が加わる。',
    standalone: '文の外に置くときの形。太字で下線がなく、押せる広さが 44 px になる。',
  },
};
