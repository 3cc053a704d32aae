import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '推し選手のヒーロー',
  reading: 'おしせんしゅのひーろー',
  search: ['メインビジュアル', 'トップの写真', 'キービジュアル', 'クラブ名', 'ヘッダー', 'Hero'],
  purpose: 'トップページを開いた人を、チーム名と推し選手の大きな写真で迎えます。',
  use: [
    'トップページのいちばん上に置くとき。',
    '推し選手がまだいない人に、選ぶ画面への入口を見せるとき（`player` が `null`）。',
  ],
  avoid: [
    { when: '推し選手との記録', instead: '`FavoriteRecord`' },
    { when: 'マイページの上部', instead: '`MyPageHeader`' },
  ],
  anatomy: [
    {
      part: '写真',
      note: '推し選手の写真。ないときや壊れているときは、しま模様と絵の背景になる。',
      at: 'header img',
    },
    {
      part: 'ロゴ',
      note: '`logoUrl` がないときや壊れているときは、盾の形の絵を出す。',
      at: 'header > div:last-child svg',
    },
    {
      part: 'チーム名',
      note: '英字のラベルの下に出る。',
      at: 'header > div:last-child > div:first-child > div > p:last-child',
    },
    {
      part: '選手の名前',
      note: '9 文字を超えると小さな文字になる。',
      at: 'header > div:last-child > div:last-child > p:nth-of-type(2)',
    },
    {
      part: '英字の名前',
      note: '日本語の名前の下に出る。',
      at: 'header > div:last-child > div:last-child > p:last-child',
    },
    {
      part: '推し選手を選ぶボタン',
      note: '`player` が `null` のときだけ、問いかけの文と並べて出る。',
    },
  ],
  words: { picture: ['佐藤'] },
  related: {
    TopPage: '`hero` に渡す',
    PlayerPicker: '「推し選手を選ぶ」の先で使う',
    TopPageSkeleton: '読み込む間、同じ高さの場所を先に確保する',
  },
  props: {
    chooseHref: '推し選手を選ぶ画面のアドレス。`player` が `null` のときだけ使う。',
    logoUrl: 'クラブのロゴのアドレス。`null` なら盾の形の絵になる。',
    player: '推し選手の名前と写真。`null` なら選ぶ画面への案内に替わる。',
  },
};
