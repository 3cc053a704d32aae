import { Select } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupMatchMessages } from '../PickupMatch/messages';
import { pickupMatchText } from '../PickupMatch/pickupMatchText';
import { matchFilterMessages } from './messages';

export type MatchFilterProps = {
  /** The latest first. */
  items: readonly { matchId: number; day: string; opponent: string }[];
  /** The number of the chosen match; empty for all. */
  value: string;
  onChange: (matchId: string) => void;
};

/** One match, or all: of tills, orders and the log. A club without matches has no such choice. */
export function MatchFilter({ items, value, onChange }: MatchFilterProps) {
  const m = useMessages('MatchFilter', matchFilterMessages);
  const texts = useMessages('PickupMatch', pickupMatchMessages);
  if (items.length === 0 && value === '') return null;
  const choices = items.map((match) => ({
    value: String(match.matchId),
    label: pickupMatchText(match, texts),
  }));
  return (
    <Select
      label={m.label}
      value={value === '' ? all : value}
      onValueChange={(next) => onChange(next === all ? '' : next)}
      items={[
        { value: all, label: m.all },
        ...choices,
        ...(value === '' || choices.some((item) => item.value === value)
          ? []
          : [{ value, label: m.unknown(value) }]),
      ]}
    />
  );
}

const all = 'all';
