import { SearchField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { isPartOfNumber } from './isPartOfNumber';
import { pickupSearchMessages } from './messages';

export {
  type FoundPickup,
  PickupSearchResults,
  type PickupSearchResultsProps,
} from './PickupSearchResults';

export type PickupSearchProps = {
  value: string;
  onValueChange: (value: string) => void;
  onSearch: () => void;
  /** Number of orders found; null while there is no answer. */
  count: number | null;
};

/** Search at the counter, for a fan whose code cannot be read. */
export function PickupSearch({ value, onValueChange, onSearch, count }: PickupSearchProps) {
  const m = useMessages('PickupSearch', pickupSearchMessages);
  return (
    <SearchField
      label={m.label}
      placeholder={m.placeholder}
      value={value}
      onValueChange={onValueChange}
      onSearch={onSearch}
      maxLength={100}
      {...(value !== '' &&
        count !== null &&
        (count > 0 || !isPartOfNumber(value)) && { note: m.count(count) })}
    />
  );
}
