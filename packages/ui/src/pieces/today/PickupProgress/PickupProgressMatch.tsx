import { DescriptionListItem, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupProgressMessages } from './messages';

export type MatchProgress = {
  opponent: string;
  /** That are picked up at its counter. */
  orders: number;
  handedOver: number;
  booth: { pieces: number; sum: number };
  href: string;
};

/** How far the match is in whose time it is. */
export function PickupProgressMatch({
  opponent,
  orders,
  handedOver,
  booth: { pieces, sum },
  href,
}: MatchProgress) {
  const m = useMessages('PickupProgress', pickupProgressMessages);
  return (
    <DescriptionListItem term={m.match}>
      <TextLink href={href} standalone tone="neutral">
        {m.versus(opponent)}
      </TextLink>
      <Text kind="small" phrases>
        {m.ofMatch(orders, handedOver)}
      </Text>
      {pieces > 0 && (
        <Text kind="small" phrases>
          {m.booth(pieces, sum)}
        </Text>
      )}
    </DescriptionListItem>
  );
}
