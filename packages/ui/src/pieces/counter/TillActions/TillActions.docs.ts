import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジの現金の操作',
  reading: 'れじのそうさ',
  search: ['数える', '開始額', '訂正', '締め', '過不足', '釣銭準備金'],
  purpose: '一台のレジの現金を数え、開始額を記録し、額を訂正します。',
  use: ['責任者が、レジの集計の画面で。'],
  avoid: [{ when: 'レジを終える', instead: '`DeskList`' }],
  anatomy: [
    { part: '現金を数える', note: '主なボタン。数える画面を開く。', at: 'button' },
    {
      part: '開始額を記録する',
      note: '受け渡しを始める前に使う。0円も書ける。',
      at: 'button:nth-of-type(2)',
    },
    {
      part: '額を訂正する',
      note: '記録の間違いを、支払い方法、増減、金額、理由で直す。',
      at: 'button:nth-of-type(3)',
    },
    {
      part: 'ダイアログ',
      note: '記録できるまで閉じない。外を押しても、入力は消えない。あるはずの額は、数える前には見せない。',
    },
  ],
  related: { TillSummary: '上に置く', TillEntries: '訂正の理由が残る' },
  props: {
    onCorrect: '訂正の値を渡して呼ぶ。記録できたかを返す。',
    onCount: '開始額か数えた額かと、金額を渡して呼ぶ。記録できたかを返す。',
    onOpen: 'ダイアログを開いたときに呼ぶ。前の失敗を消す。',
  },
};
