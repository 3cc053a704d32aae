import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'グループトーク一覧',
  reading: 'ぐるーぷとーくいちらん',
  search: ['チャット', 'グループ', 'みんなで話す', '折りたたみ', 'Accordion'],
  purpose:
    'トップページを離れずに、グループトークの行を開いてその場でメッセージを書けるようにします。',
  use: ['トップページで、グループへの入力欄を一つずつ開いて使うとき。'],
  avoid: [
    { when: 'トークの画面へ進む一覧', instead: '`TopicList`' },
    { when: '選手一人へ送る', instead: '`PlayerCarousel`' },
  ],
  anatomy: [
    { part: '見出し', note: '「グループトーク」。', at: 'h2' },
    {
      part: '行',
      note: '全体がボタン。押すと開閉し、開いているかを読み上げで伝える。',
      at: 'li:first-child button',
    },
    {
      part: 'グループのアイコン',
      note: 'どの行も同じ絵。',
      at: 'li:first-child button > span:first-child',
    },
    {
      part: 'トークの名前',
      note: '行の名前になる。',
      at: 'li:first-child button > span:nth-child(2)',
    },
    {
      part: '開閉のしるし',
      note: '行の右端にある。',
      at: 'li:first-child button > span:nth-child(3)',
    },
    { part: '入力欄', note: '開いた行の下に出る。閉じても、書いたものは残る。' },
    { part: 'トークを見るリンク', note: '`hrefOf` があるとき、入力欄の下に出る。' },
  ],
  related: {
    TopPage: '`topics` に渡す',
    MessageComposer: '`renderComposer` で返す入力欄になる',
    SentDialog: '送ったあとに開く',
    PlayerCarousel: '上に並び、選手へ送る',
  },
  props: {
    hrefOf: 'トークの番号から、その画面のアドレスを返す。省くとリンクは出ない。',
    items: '並べるトークの番号と名前。空なら見出しも含めて何も出ない。',
    openId: '開いている行のトークの番号。`null` ならすべて閉じている。',
    renderComposer: 'トークの番号から入力欄を返す。閉じている行の分も用意され、見えないまま残る。',
  },
};
