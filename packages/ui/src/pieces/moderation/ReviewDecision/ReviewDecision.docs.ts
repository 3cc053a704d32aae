import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '通報への対応',
  reading: 'つうほうへのたいおう',
  search: ['非表示', '注意', '停止', '通す', 'Decision'],
  purpose: '通報の理由を読み、メッセージと送った人への対応を一度に決めます。',
  use: ['見守りの画面で、開いた通報に対応するとき。'],
  avoid: [{ when: '自分のメッセージの削除', instead: '`MessageThreadDelete`' }],
  anatomy: [
    { part: '通報の理由', note: '通報した人の名前は出ない。', at: 'section ul' },
    {
      part: '同じ人の通報',
      note: 'この通報がひとりからで、ほかにもあるとき。一覧へのリンク。',
    },
    { part: '送った人', note: '入会日と、これまでの通報、注意、停止の数。' },
    { part: '二つの選択', note: 'メッセージと、送った人。', at: '[role="radiogroup"]' },
    { part: '本人に届く文', note: '注意と停止では、本人がそのまま読む。' },
    {
      part: '決めるボタン',
      note: '両方の対応を名にもち、いつも見える。送った人、期限、文をもう一度たずねてから送る。',
    },
    { part: '対応したあと', note: '何を、いつまで、どんな文で、だれがいつ決めたか。元に戻せる。' },
  ],
  words: {
    reports: [3],
    record: [{ joined: '2026.08.01', reported: 2, warnings: 1, stops: 0 }],
    same: [12],
    together: [12],
    undoTogether: [12],
    days: [1],
    both: ['非表示にする', '注意する'],
    button: ['非表示にする'],
    confirm: ['非表示にする'],
    senderIs: ['自転車通勤'],
    doneBy: ['三浦 さとみ'],
  },
  related: { MessageContext: '上で流れを読む', ReviewQueue: '次の通報を選ぶ' },
  props: {
    decided: '決まった対応。なければ選べる。',
    error: '送れなかったわけ。ほかの人が先に決めたときも出る。',
    fan: '送ったファンのこれまで。選手のときはない。',
    same: 'この通報だけをした人の、未対応の通報の数と、その一覧のアドレス。',
  },
};
