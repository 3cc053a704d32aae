import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '試合の来場スタンプ',
  reading: 'しあいのらいじょうすたんぷ',
  search: ['来場者数', '入場者', '来場スタンプ', 'Visitors'],
  purpose: '一つの試合に何人が来場したかを伝え、コードを画面か紙で出せるようにします。',
  use: ['スタッフの試合の画面で。'],
  avoid: [{ when: 'ファンに来場した試合を見せる', instead: '`VisitList`' }],
  anatomy: [
    { part: '来場', note: '印刷用のコードで押した人がいるときは、内訳も出る。', at: 'dl' },
    { part: '押せる時間', note: '開門から、開始の6時間後まで。' },
    { part: '画面に表示と印刷用コード', note: '中止と延期の試合にはない。', at: 'a' },
  ],
  words: { people: [212], byCode: [181, 31], range: ['11.28 11:00', '11.28 19:00'] },
  related: { GateCode: '「画面に表示」で開く', VisitSheet: '「印刷用コード」で開く' },
  props: {
    calledOff: '中止か延期になっているか。',
    counts: '来場した人の数。画面のコードと、印刷用のコードに分ける。',
    hours: '押せる時間の始めと終わり。',
    hrefs: '画面に表示するアドレスと、印刷するアドレス。',
  },
};
