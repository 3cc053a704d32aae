import { useUnsentText } from './useUnsentText';

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
