import { formatTime } from '../../../format/internal';
import { useMessages } from '../../../primitives/UiProvider/internal';
import type { UnsentHandOvers } from './DeskList';
import { deskListMessages } from './messages';

/** What is known of the hand-overs that a session still has to send, and what becomes of them; null without a report. */
export function useUnsentText() {
  const m = useMessages('DeskList', deskListMessages);
  return (unsent: UnsentHandOvers | null, sentLater: string): string | null => {
    if (!unsent) return null;
    const { count, at, isCurrent } = unsent;
    const text = (isCurrent ? m.unsentNow : m.unsentThen)(count, formatTime(at));
    return isCurrent && count === 0 ? text : text + sentLater;
  };
}
