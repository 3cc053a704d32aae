import { ReviewDecision, type ReviewDecisionProps } from '@homestand/ui';
import { useState } from 'react';

export function Decide() {
  const [decided, setDecided] = useState<ReviewDecisionProps['decided']>(null);
  return (
    <ReviewDecision
      reports={[{ reason: 'harassment', note: '', at: '2026-11-22T13:19:00+09:00' }]}
      senderName="自転車通勤"
      fan={null}
      decided={decided}
      pending={false}
      onDecide={({ message, sender, until = null }) =>
        setDecided({
          message,
          sender,
          until,
          reason: null,
          at: '2026-11-22T13:42:00+09:00',
          by: '三浦 さとみ',
          reports: 1,
        })
      }
      onUndo={() => setDecided(null)}
    />
  );
}
