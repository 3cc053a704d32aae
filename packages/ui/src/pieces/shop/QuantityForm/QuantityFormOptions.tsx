import { formatYen } from '../../../format';
import { RadioGroup } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { stockLabelMessages } from '../../shared/StockLabel/messages';
import type { ProductOption } from '../ProductCard/ProductCard';
import { lowestPriceOf } from '../ProductCard/ProductCardPrice';
import { quantityFormMessages } from './messages';

export type OptionChoice = {
  items: readonly ProductOption[];
  /** Number of the chosen option; null until one is chosen. */
  selected: number | null;
  onSelect: (optionId: number) => void;
  /** The form was sent without a choice. */
  missing?: boolean;
};

/** The options of a product: each with its price if they differ, and with what is left of it. */
export function QuantityFormOptions({ items, selected, onSelect, missing }: OptionChoice) {
  const m = useMessages('QuantityForm', quantityFormMessages);
  const words = useMessages('StockLabel', stockLabelMessages);
  const differs = lowestPriceOf({ price: 0, options: items }).from;

  const stateOf = ({ stock }: ProductOption) => {
    if (!stock) return null;
    const texts = {
      few: words.few(stock.left),
      in_payment: words.inPayment,
      sold_out: words.soldOut,
      // The whole product is not sold at this moment, which stands at its price.
      not_open: null,
      ended: null,
    };
    return texts[stock.state];
  };
  const descriptionOf = (option: ProductOption) =>
    [differs ? m.optionPrice(formatYen(option.price)) : null, stateOf(option)]
      .filter((text) => text !== null)
      .join(m.optionSeparator);

  return (
    <RadioGroup
      kind="card"
      label={m.options}
      necessity="required"
      name="option"
      items={items.map((option) => ({
        value: String(option.id),
        label: option.label,
        description: descriptionOf(option),
        // Pieces in other fans' payments may come back: such an option can be chosen, and the reason is read then.
        disabled: option.stock?.state === 'sold_out',
      }))}
      value={selected === null ? null : String(selected)}
      onValueChange={(value) => onSelect(Number(value))}
      error={missing ? m.optionMissing : undefined}
    />
  );
}
