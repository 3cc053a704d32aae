import { useState } from 'react';

export const reportReasons = [
  'harassment',
  'whereabouts',
  'advertising',
  'indecent',
  'impersonation',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The server's limit. */
const longestNote = 500;

type Options = {
  pending: boolean;
  onSend: (report: { reason: ReportReason; note: string }) => void;
};

export function useReportForm({ pending, onSend }: Options) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  return {
    reason,
    setReason,
    note,
    setNote: (next: string) => setNote(next.slice(0, longestNote)),
    isReasonMissing: hasAsked && reason === null,
    send() {
      setHasAsked(true);
      if (reason !== null && !pending) onSend({ reason, note });
    },
  };
}
