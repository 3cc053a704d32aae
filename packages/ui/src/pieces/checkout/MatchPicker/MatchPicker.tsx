import { formatTime } from '../../../format/internal';
import { Notice, Select, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupMatchMessages } from '../../shared/PickupMatch/messages';
import { type MatchFacts, pickupMatchText } from '../../shared/PickupMatch/pickupMatchText';
import { matchPickerMessages } from './messages';

export type PickableMatch = MatchFacts & {
  matchId: number;
  counterFrom: string | null;
  counterTo: string | null;
};

export type MatchPickerProps = {
  /** The matches at whose counter the order can be picked up, the nearest first. Nothing is shown without one. */
  items: readonly PickableMatch[];
  /** The chosen match; it is one of the items. */
  matchId: number | undefined;
  onMatchChange: (matchId: number) => void;
  /** The fan had chosen another match, which cannot be chosen any more. */
  replaced?: boolean;
};

/** Chooses the match at whose counter an order is picked up. */
export function MatchPicker({ items, matchId, onMatchChange, replaced = false }: MatchPickerProps) {
  const m = useMessages('MatchPicker', matchPickerMessages);
  const texts = useMessages('PickupMatch', pickupMatchMessages);
  const match = items.find((item) => item.matchId === matchId) ?? items[0];
  if (!match) return null;
  const { ground, counterFrom, counterTo } = match;
  const choices = items.map((item) => ({
    value: String(item.matchId),
    label: pickupMatchText(item, texts),
  }));

  return (
    <Stack gap="sm">
      {choices.length > 1 ? (
        <Select
          label={m.label}
          necessity="required"
          items={choices}
          value={String(match.matchId)}
          onValueChange={(value) => onMatchChange(Number(value))}
        />
      ) : (
        <Stack gap="hair">
          <Text kind="labelSmall">{m.label}</Text>
          <Text>{pickupMatchText(match, texts)}</Text>
        </Stack>
      )}
      <Stack gap="hair">
        <Text kind="small">{ground}</Text>
        {counterFrom !== null && counterTo !== null && (
          <Text kind="small" tone="muted">
            {m.counter(formatTime(counterFrom), formatTime(counterTo))}
          </Text>
        )}
      </Stack>
      {/* Always rendered: screen readers announce only changes of existing live regions. */}
      <Notice tone="warning" role="status">
        {replaced && m.replaced}
      </Notice>
    </Stack>
  );
}
