import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '推し選手の記録',
  reading: 'おしせんしゅのきろく',
  search: ['推し', '応援', '応援した日', '送ったメッセージ', 'MY PLAYER'],
  purpose:
    '推し選手をいつから応援しているかと、その選手へ送ったメッセージや集めたカードの数を伝えます。',
  use: [
    'マイページで、推し選手一人との記録を見せるとき。',
    '推し選手がまだいない人に、選ぶ画面への入口を見せるとき（`player` が `null`）。',
  ],
  avoid: [
    { when: 'すべての選手を合わせた記録', instead: '`ActivityRecord`' },
    { when: 'トップページの大きな写真', instead: '`FavoriteHero`' },
    { when: '選手を選ぶ', instead: '`PlayerPicker`' },
  ],
  anatomy: [
    { part: '見出し', note: '「推し選手の記録」。', at: 'h2' },
    { part: '背番号', note: '名前の上に大きく出る。', at: 'article p:nth-of-type(1)' },
    { part: '名前', note: '9 文字を超えると小さな文字になる。', at: 'article p:nth-of-type(2)' },
    {
      part: '応援を始めた日',
      note: '今日なら「今日から応援中」。日付がわからなければ出ない。',
      at: 'time',
    },
    { part: '送ったメッセージ', note: 'この選手へ送った数。', at: 'dl > div:nth-child(1)' },
    {
      part: '集めたカード',
      note: '集めた枚数と全部の枚数。この選手のカードが 1 枚もなければ出ない。',
      at: 'dl > div:nth-child(2)',
    },
    { part: '写真', note: '飾り。ないときや壊れているときは、背景だけになる。', at: 'article img' },
    {
      part: '未選択の案内',
      note: '`player` が `null` のとき、記録の代わりに「推し選手を選ぶ」と並べて出る。',
    },
  ],
  words: { since: ['2026.04.21'] },
  related: {
    MyPageParts: 'マイページの中で位置を決める',
    PlayerPicker: '`chooseHref` の先で推し選手を選ぶ',
    EmptyState: '推し選手がいないときの案内を出す',
    ActivityRecord: '上に並び、全体の記録を見せる',
  },
  props: {
    chooseHref: '推し選手を選ぶ画面のアドレス。`player` が `null` のときだけ使う。',
    player: '推し選手と、その選手との記録。`null` なら選ぶ画面への案内に替わる。',
  },
};
