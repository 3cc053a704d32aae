import { ReviewQueue } from '@homestand/ui';

export function Queue() {
  return (
    <ReviewQueue
      items={[
        {
          reportId: '1',
          reasons: ['whereabouts'],
          count: 3,
          senderName: '自転車通勤',
          topicName: 'チーム応援トーク',
          text: '帰りに待っていれば会えますよ。',
          kind: 'text',
          at: '2026-11-22T13:18:00+09:00',
          decision: null,
        },
      ]}
      status="open"
      open={1}
      current={null}
      hrefOf={(reportId) => `/reports/${reportId}`}
      statusHrefOf={(status) => `/reports?status=${status}`}
    />
  );
}
