import type { ReactNode } from 'react';
import { formatDateTime } from '../../../format';
import { CheckIcon, ClockIcon, OfflineIcon } from '../../../icons';
import { Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { todayBoardMessages } from './messages';
import * as styles from './TodayBoard.css';

export type TodayBoardProps = {
  /** The time of the figures; null while they load. */
  at: string | null;
  /** Whether changes arrive by themselves. */
  live: boolean;
  /** Over the whole width. */
  attention: ReactNode;
  /** Beside each other on a wide screen. */
  main: ReactNode;
  side: ReactNode;
};

/** Places the blocks of the first page: what needs a person, then the counter, the money and the services. */
export function TodayBoard({ at, live, attention, main, side }: TodayBoardProps) {
  const m = useMessages('TodayBoard', todayBoardMessages);
  return (
    <Stack gap="md">
      <Text kind="small" {...(at === null ? signs.loading : live ? signs.live : signs.late)}>
        {at === null ? m.loading : (live ? m.live : m.late)(formatDateTime(at))}
      </Text>
      {attention}
      <div className={styles.blocks}>
        <Stack gap="md">{main}</Stack>
        <Stack gap="md">{side}</Stack>
      </div>
    </Stack>
  );
}

const signs = {
  loading: { tone: 'muted', icon: <ClockIcon size="tiny" /> },
  live: { tone: 'success', icon: <CheckIcon size="tiny" /> },
  late: { tone: 'warning', icon: <OfflineIcon size="tiny" /> },
} as const;
