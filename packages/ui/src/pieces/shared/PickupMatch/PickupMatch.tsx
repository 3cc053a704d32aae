import { formatDay } from '../../../format/internal';
import { WarningIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupMatchMessages } from './messages';
import * as styles from './PickupMatch.css';
import type { MatchFacts } from './pickupMatchText';

export type PickupMatchProps = {
  match: MatchFacts;
  align?: 'start' | 'center' | undefined;
};

/** The match at whose counter an order is picked up: day, opponent and place, and whether it is called off. */
export function PickupMatch({ match, align = 'start' }: PickupMatchProps) {
  const m = useMessages('PickupMatch', pickupMatchMessages);
  const { day, opponent, ground, state } = match;
  const isOff = state === 'canceled' || state === 'postponed';
  return (
    <span className={styles.align[align]}>
      <span>
        <time dateTime={day}>{formatDay(day)}</time> <bdi>{m.versus(opponent)}</bdi>
      </span>
      <Text as="span" kind="caption" tone="muted">
        {ground}
      </Text>
      {isOff && (
        <Text as="span" kind="small" tone="warning" icon={<WarningIcon size="tiny" />}>
          {m[state]}
        </Text>
      )}
    </span>
  );
}
