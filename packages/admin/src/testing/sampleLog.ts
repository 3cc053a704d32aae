import type { components } from '@homestand/api-client';
import { fanOf, sampleId, timeOf } from '@homestand/app-core/testing/sampleClub';
import { handedOverOrder, paidOrder, type SampleOrder, unshippedOrder } from './sampleOrders';
import { reportDetail } from './sampleReports';
import { sessions, tillOf } from './sampleStaff';

type Entry = components['schemas']['StaffLogEntry'];

const nothing = {
  ...{ orders: [], orderCount: 0, fans: [], fanCount: 0 },
  ...{ account: null, reportId: null, changes: [], reason: null },
};

type Change = Partial<Entry> & Pick<Entry, 'action' | 'what'>;

const entry = (minutesAgo: number, by: { id: string; name: string }, more: Change): Entry => ({
  ...nothing,
  id: sampleId(60_000 + minutesAgo),
  at: timeOf({ minutesAgo }),
  by: by.name,
  byId: by.id,
  device: by.id === sessions.manager.id ? '7f3c19ae' : 'b20d84c1',
  ...more,
});

const of = ({ order, demo }: SampleOrder) => ({
  orders: [order.id],
  orderCount: 1,
  fans: [{ id: sampleId(100 + Number(demo.fan.slice(-2))), name: fanOf(demo.fan).name }],
  fanCount: 1,
});

const { manager } = sessions;

/** What staff did this morning, the latest first. */
export const log: components['schemas']['StaffLogPage'] = {
  list: [
    entry(2, manager, { action: 'read_order', what: '注文を見ました', ...of(paidOrder) }),
    entry(4, manager, {
      action: 'decide_report',
      what: '通報に対応しました',
      fans: [
        {
          id: reportDetail.report.message.senderId,
          name: reportDetail.report.message.senderName,
        },
      ],
      fanCount: 1,
      reportId: reportDetail.report.id,
      changes: [
        { name: 'メッセージ', before: null, after: '非表示' },
        { name: '送った人', before: null, after: '送信の停止' },
      ],
      reason: '選手の居場所は書かないでください。',
    }),
    entry(20, manager, {
      action: 'correct_till',
      what: 'レジの集計を訂正しました',
      account: 'レジ1',
      changes: [
        { name: '支払い方法', before: null, after: '現金' },
        { name: '金額', before: null, after: '-100円' },
      ],
      reason: '数え直したら100円足りませんでした',
    }),
    entry(38, manager, {
      action: 'change_memo',
      what: 'メモを変えました',
      ...of(unshippedOrder),
      changes: [{ name: 'メモ', before: null, after: 'ギフト包装' }],
    }),
    entry(188, tillOf('レジ1'), {
      action: 'hand_over',
      what: '商品を渡しました',
      ...of(handedOverOrder),
      changes: [
        { name: '受け取り状況', before: '未受取', after: '受取済み' },
        { name: '支払い方法', before: null, after: '現金' },
      ],
    }),
    entry(216, tillOf('レジ1'), { action: 'enrol_desk', what: '端末がレジになりました' }),
    entry(218, manager, {
      action: 'create_desk_code',
      what: 'レジのQRコードを出しました',
      account: 'レジ1',
      changes: [{ name: '終わる時刻', before: null, after: '2026/11/21 23:59:00' }],
    }),
    entry(240, manager, {
      action: 'login',
      what: 'ログインしました',
      changes: [{ name: '方法', before: null, after: 'パスキー' }],
    }),
  ],
  next: null,
};
