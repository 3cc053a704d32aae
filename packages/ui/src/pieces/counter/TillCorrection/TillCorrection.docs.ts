import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジの額の訂正',
  search: ['れじのていせい', 'reji no teisei', '差額', '現金', '合わない', '過不足'],
  purpose: '数えたお金とレジの集計が合わないときに、理由をつけて合わせます。',
  use: ['責任者が、レジの額を理由つきで増やす、または減らすとき。'],
  avoid: [{ when: '受け渡しを取り消す', instead: '`HandOverResult` の「元に戻す」' }],
  anatomy: [
    { part: '支払い方法', note: '現金か、その他か。', at: 'fieldset' },
    { part: '訂正のしかた', note: '減らすか、増やすか。' },
    { part: '金額と理由', note: 'どちらも必須。全角の数字も入力できる。', at: 'input' },
    { part: '失敗の文', note: '`error` があるとき。入力は残る。' },
    { part: 'ボタン', note: '記録できると、入力は空に戻る。', at: 'button' },
  ],
  related: { TillSummary: '訂正した額が出る', TillEntries: '訂正の理由が残る' },
  props: {
    onCorrect: '支払い方法、金額、理由を渡して呼ぶ。記録できたかを返す。',
  },
};
