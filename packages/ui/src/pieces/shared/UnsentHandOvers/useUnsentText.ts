import { formatTime } from '../../../format/internal';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { unsentHandOversMessages } from './messages';
import type { UnsentHandOversProps } from './UnsentHandOvers';

/** The sentence as a string, for the text of a dialog; null without a report of the device. */
export function useUnsentText() {
  const m = useMessages('UnsentHandOvers', unsentHandOversMessages);
  return (unsent: UnsentHandOversProps['unsent'] | null, sentLater: string): string | null => {
    if (!unsent) return null;
    const { count, at, isCurrent } = unsent;
    const text = (isCurrent ? m.current : m.lastReported)(count, formatTime(at));
    return isCurrent && count === 0 ? text : text + sentLater;
  };
}
