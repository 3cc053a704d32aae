import { ReviewDecision } from '@homestand/ui';
import { useState } from 'react';

export function Decide() {
  const [message, setMessage] = useState<'hide' | 'pass' | null>(null);
  return (
    <ReviewDecision
      reports={[{ reason: 'harassment', note: '', at: '2026-11-22T13:19:00+09:00' }]}
      senderName="自転車通勤"
      fan={null}
      decided={message && { message, at: '2026-11-22T13:42:00+09:00', by: '三浦 さとみ' }}
      pending={false}
      onDecide={(decision) => setMessage(decision.message)}
      onUndo={() => setMessage(null)}
    />
  );
}
