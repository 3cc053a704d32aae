import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受け渡しの取り消し',
  reading: 'うけわたしのとりけし',
  search: ['元に戻す', '渡し間違い', '取り消し'],
  purpose: '間違えて渡したことにした注文を、理由をつけて未受取に戻します。',
  use: ['渡してから時間がたった注文を、責任者が注文の画面で元に戻すとき。'],
  avoid: [
    { when: '渡した直後の10秒に戻す', instead: '`HandOverResult` の「元に戻す」' },
    { when: '商品が返ってきたので返金する', instead: '`RefundDialog`' },
  ],
  anatomy: [
    { part: '渡した時刻と人', note: '人の名前がないときは、時刻だけ。', at: 'p' },
    { part: '開くボタン', note: '押すと、理由を入力するシートが開く。', at: 'button' },
    { part: 'お代の注意', note: '会場で支払われた注文だけ。' },
    { part: '理由', note: '必須。シートを閉じても、失敗しても残る。' },
  ],
  words: { made: ['2026-11-22T04:05:00.000Z', 'レジ1'], paid: ['cash', 3600] },
  related: {
    HandOverResult: '渡した直後は、ここで戻す',
    RefundDialog: '返品や返金は、こちら',
    StaffOrderDetails: 'この中に置く',
  },
  props: {
    handOver: '渡した時刻、渡した人、会場で受け取ったお代。',
    onUndo: '理由を渡して呼ぶ。元に戻せたかを返す。',
  },
};
