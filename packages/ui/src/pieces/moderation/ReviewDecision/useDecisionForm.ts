import { useState } from 'react';

/** Days for which a fan is muted or suspended. */
export const durations = [1, 3, 7, 30] as const;

const dayMs = 24 * 60 * 60 * 1000;
/** The server's limit. */
const longestReason = 500;

export type Decision = {
  message: 'hide' | 'pass';
  sender: 'none' | 'warn' | 'mute' | 'suspend';
  /** ISO time at which a mute or a suspension ends; null: a suspension without an end. */
  until?: string | null;
  reason: string;
};

type Values = Pick<Decision, 'message' | 'sender' | 'reason'> & {
  /** Null: without an end. */
  days: number | null;
};

const empty: Values = { message: 'hide', sender: 'none', reason: '', days: 1 };

export function useDecisionForm({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  // Computed when the question is asked, so that the confirmed decision is the one sent.
  const [until, setUntil] = useState<string | null>(null);
  const { message, sender, reason, days } = values;
  const needsReason = message === 'hide' || sender !== 'none';
  const isTimed = sender === 'mute' || sender === 'suspend';
  const isEmpty = needsReason && reason.trim() === '';

  return {
    values,
    change: (next: Partial<Values>) =>
      setValues((now) => {
        const changed = { ...now, ...next };
        // Only a suspension may have no end.
        if (changed.sender !== 'suspend') changed.days ??= empty.days;
        return { ...changed, reason: changed.reason.slice(0, longestReason) };
      }),
    needsReason,
    isTimed,
    isReasonMissing: tried && isEmpty,
    asking,
    /** ISO time at which the mute or the suspension in question ends; null: a suspension without an end. */
    until,
    ask() {
      setTried(true);
      setUntil(isTimed && days !== null ? new Date(Date.now() + days * dayMs).toISOString() : null);
      setAsking(!isEmpty);
    },
    cancel: () => setAsking(false),
    decide() {
      setAsking(false);
      onDecide({
        message,
        sender,
        reason: needsReason ? reason : '',
        ...(isTimed && { until }),
      });
    },
  };
}
