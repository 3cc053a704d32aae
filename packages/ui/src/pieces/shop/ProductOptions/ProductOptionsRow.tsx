import { toHalfWidth } from '../../../format';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../../../icons';
import { IconButton, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productOptionsMessages } from './messages';
import * as styles from './ProductOptions.css';
import type { OptionRow } from './useProductOptions';

type Props = {
  row: OptionRow;
  place: number;
  count: number;
  onChange: (change: { label?: string; price?: string }) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

export function ProductOptionsRow({ row, place, count, onChange, onMove, onRemove }: Props) {
  const m = useMessages('ProductOptions', productOptionsMessages);
  return (
    <li
      className={styles.row}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <TextField
        label={m.label(place)}
        value={row.label}
        onValueChange={(label) => onChange({ label })}
        maxLength={40}
        autoComplete="off"
        error={row.problem ? m[row.problem] : undefined}
      />
      <TextField
        label={m.price(place)}
        value={row.price}
        onValueChange={(price) => onChange({ price: toHalfWidth(price) })}
        maxLength={12}
        inputMode="numeric"
        autoComplete="off"
        slots={{ after: m.yen }}
        error={row.isPriceWrong ? m.priceWrong : undefined}
      />
      <div className={styles.buttons}>
        <IconButton
          label={m.earlier(place)}
          icon={<ChevronUpIcon />}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={m.later(place)}
          icon={<ChevronDownIcon />}
          disabled={place === count}
          onClick={() => onMove(1)}
        />
        <IconButton label={m.remove(place)} icon={<TrashIcon />} onClick={onRemove} />
      </div>
    </li>
  );
}
