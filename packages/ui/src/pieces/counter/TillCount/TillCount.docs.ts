import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジの現金を数える',
  search: [
    'れじのげんきんをかぞえる',
    'reji no genkin o kazoeru',
    '釣銭準備金',
    '開始額',
    '締め',
    '過不足',
  ],
  purpose: 'レジの開始額、または数えた額を記録します。',
  use: ['責任者が、受け渡しの前にお釣りを入れるとき、あとで現金を数えるとき。'],
  avoid: [{ when: '受け取った額の記録を直す', instead: '`TillCorrection`' }],
  anatomy: [
    { part: '説明', note: '何を数えるか。あるはずの額は、数える前には見せない。', at: 'p' },
    { part: '金額', note: '0円も書ける。全角の数字も入力できる。', at: 'input' },
    { part: '失敗の文', note: '`error` があるとき。入力は残る。' },
    { part: 'ボタン', note: '記録する。', at: 'button' },
  ],
  kinds: { kind: { float: '始める前にレジに入れたお金。', count: 'レジの中のすべての現金。' } },
  related: { TillSummary: '数えた額と過不足が出る', TillActions: 'ダイアログで開く' },
  props: {
    kind: '開始額か、数えた額か。',
  },
};
