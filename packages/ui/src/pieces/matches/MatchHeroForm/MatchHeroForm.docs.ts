import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '勝利投手・本日のヒーローを選ぶ',
  reading: 'しょうりとうしゅ・ほんじつのひーろーをえらぶ',
  search: ['勝利投手', '本日のヒーロー', 'お立ち台', 'MVP', 'Hero'],
  purpose: '終わった試合で活躍した選手を選びます。選手を推しに選んだファンに、一度だけ知らせます。',
  use: ['スタッフの終了した試合の画面で、`MatchStateForm` の下に置くとき。'],
  avoid: [{ when: '試合の結果を書く', instead: '`MatchStateForm`' }],
  anatomy: [
    { part: '選手', note: '勝利投手と本日のヒーローを、別々に選ぶ。', at: 'select' },
    { part: 'お知らせのようす', note: '届く前、途中、何人に届いたか。' },
    { part: '決めるボタン', note: '選び直したときだけある。何人に知らせるかを確かめてから送る。' },
  ],
  words: {
    player: ['18', '佐伯 颯太'],
    chooseTitle: ['佐伯 颯太', '本日のヒーロー'],
    withdrawTitle: ['佐伯 颯太', '本日のヒーロー'],
    'notice.done': [1204],
    notifies: [1204],
  },
  related: { MatchStateForm: '先に試合を終了にする', MatchList: 'ファンに名前が出る' },
  props: {
    value: 'いまの選択と、選べる選手。選手ごとに、知らせるファンの数がある。',
    onChoose: '選手を決める、または取り消す。',
  },
};
