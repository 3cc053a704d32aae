import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '新しいカードの帯',
  search: [
    'あたらしいかーどのおび',
    'atarashii kaado no obi',
    'カード獲得',
    '取得の演出',
    'お祝い',
    'YOU GOT A NEW CARD!',
    'Celebration',
  ],
  purpose:
    '新しいカードが手に入った喜びを画面を横切る帯で伝え、裏も見られることを 2 秒の間に知らせます。',
  use: ['取得したばかりのカードを見せる画面に、はじめの 2 秒だけ重ねるとき。'],
  avoid: [
    { when: 'カードの画面の全体', instead: '`CardStage` の `isNew`' },
    { when: '操作の結果の短い知らせ', instead: '`ToastRegion`' },
    { when: '通信の状態を帯で伝える', instead: '`OfflineBanner`' },
    { when: '読んでから閉じてもらう知らせ', instead: '`Dialog`' },
  ],
  anatomy: [
    {
      part: '帯',
      note: '少し傾けて横切る。触れず、後ろの操作を妨げない。色はどちらのテーマでも同じ。',
      at: '[aria-hidden="true"]:has(> div > p)',
    },
    { part: '題', note: '英字の決まった文。', at: 'p[lang="en"]' },
    {
      part: '案内',
      note: '裏も見られることを伝える。題と合わせて一度だけ読み上げる。',
      at: 'p[lang="en"] + p',
    },
  ],
  related: {
    CardStage: '`isNew` のとき、カードに重ねて 2 秒だけ見せる',
    CardFlip: '帯が出ている間は `blocked` にする',
  },
  props: {
    open: '帯を見せる。2 秒の動きに合わせ、渡す側が 2 秒で `false` に戻す。',
  },
};
