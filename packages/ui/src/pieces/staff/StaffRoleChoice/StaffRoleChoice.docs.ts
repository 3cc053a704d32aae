import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフの役割を選ぶ',
  reading: 'すたっふのやくわり',
  search: ['権限', 'ロール', 'オーナー', '責任者'],
  purpose: 'スタッフの役割を、できることの説明を読みながら選んでもらいます。',
  use: ['スタッフを追加するとき、役割を変えるとき。'],
  avoid: [{ when: '役割を見せるだけのとき', instead: '`StaffAccountList` のような文字' }],
  anatomy: [
    { part: '見出し', note: '「役割」。', at: 'legend' },
    { part: '役割', note: '名前と、できることの一文。', at: 'label' },
  ],
  related: { StaffAccountForm: '追加の欄の中に置く', StaffAccountDetails: '変更の欄の中に置く' },
  props: {
    error: '選び直してもらう理由。',
    value: '選んでいる役割。まだなら `null`。',
  },
};
