import { PinIcon, WarningIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupMatchMessages } from '../../shared/PickupMatch/messages';
import { type MatchFacts, pickupMatchText } from '../../shared/PickupMatch/pickupMatchText';
import { pickupHitMessages } from './messages';

/** `isOther`: it is not the match of today. */
export type HitMatch = MatchFacts & { isOther: boolean };

type Props = {
  /** Of all orders that are handed over. */
  matches: readonly (HitMatch | undefined)[];
};

/** For which match the order is, first one of another day. Its goods may be here all the same: it is a hint only. */
export function PickupHitMatch({ matches }: Props) {
  const m = useMessages('PickupHit', pickupHitMessages);
  const texts = useMessages('PickupMatch', pickupMatchMessages);
  const match = matches.find((each) => each?.isOther) ?? matches.find(Boolean);
  if (!match) return null;
  const { state, isOther } = match;
  const isOff = state === 'canceled' || state === 'postponed';
  const text = pickupMatchText(match, texts);
  const words = [
    m.match(text),
    ...(isOff ? [m.off[state]] : []),
    ...(isOther ? [m.otherMatch] : []),
  ];
  const isHint = isOff || isOther;
  return (
    <Text
      kind="small"
      tone={isHint ? 'warning' : 'muted'}
      icon={isHint ? <WarningIcon size="tiny" /> : <PinIcon size="tiny" />}
    >
      {words.join('')}
    </Text>
  );
}
