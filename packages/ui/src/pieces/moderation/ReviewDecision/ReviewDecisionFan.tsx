import { formatDate } from '../../../format';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { reviewDecisionMessages } from './messages';
import type { FanRecord } from './ReviewDecision';
import * as styles from './ReviewDecision.css';

type Props = { name: string; fan: FanRecord | null };

export function ReviewDecisionFan({ name, fan }: Props) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  return (
    <div className={styles.fan}>
      <Text kind="label">
        <bdi>{name}</bdi>
      </Text>
      <p className={styles.note}>
        {fan
          ? m.record({
              joined: formatDate(fan.joinedAt),
              reported: fan.reportedMessages,
              warnings: fan.warnings,
              stops: fan.mutes + fan.suspensions,
            })
          : m.player}
      </p>
    </div>
  );
}
