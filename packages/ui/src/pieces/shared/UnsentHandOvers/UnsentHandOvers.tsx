import { formatTime } from '../../../format/internal';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { unsentHandOversMessages } from './messages';

export type UnsentHandOversProps = {
  unsent: {
    count: number;
    /** When the device reported it. */
    at: string;
    /** The device has had a connection since, so that the number still holds. */
    isCurrent: boolean;
  };
  /** What becomes of them when the session ends; left out when there are certainly none. */
  sentLater?: string;
};

/** The hand-overs that a device has not sent yet, as text without a box. */
export function UnsentHandOvers({ unsent, sentLater = '' }: UnsentHandOversProps) {
  return useUnsentText()(unsent, sentLater);
}

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
