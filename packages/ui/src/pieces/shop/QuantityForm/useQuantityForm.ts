import { useRef, useState } from 'react';
import { formatYen } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ProductStock } from '../../shared/StockLabel/StockLabel';
import { type QuantityFormMessages, quantityFormMessages } from './messages';
import type { BuyingWay, QuantityError, QuantityFormProps } from './QuantityForm';
import type { OptionChoice } from './QuantityFormOptions';

/** Limits for one fan: pieces of this product, and open pickups. */
type PurchaseLimits = {
  perPerson: number;
  ordered: number;
  available: number;
  openPickups: { count: number; maxCount: number; total: number; maxTotal: number };
};

type Options = {
  price: number;
  /** What the product is sold as; nothing is added before one is chosen. */
  options?: Omit<OptionChoice, 'missing'> | undefined;
  /** Without limits only the server checks the quantity. */
  limits?: PurchaseLimits | undefined;
  /** What is left; without it only the server compares the quantity with the stock. */
  stock?: ProductStock | undefined;
  /** Adds to the cart; resolves when it is added. */
  onAdd: (quantity: number) => Promise<unknown>;
  /** Returns the message for a failed request, also for a network error. */
  errorOf: (error: unknown) => string;
  /** Opens the order form of this product, paid at pickup. */
  onOrder?: (quantity: number) => void;
};

export function useQuantityForm({
  price,
  options,
  limits,
  stock,
  onAdd,
  errorOf,
  onOrder,
}: Options) {
  const m = useMessages('QuantityForm', quantityFormMessages);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [checked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [tried, setTried] = useState<BuyingWay | null>(null);
  const [error, setError] = useState<string | null>(null);
  // A ref: two taps within one frame both read the old state.
  const running = useRef(false);
  const way = useRef<BuyingWay>('cart');

  const limitError = (chosen: BuyingWay): QuantityError | null => {
    if (quantity === null) return null;
    const refused = limits && limitErrorOf(limits, { price, quantity, way: chosen }, m);
    const isShort = stock?.state === 'few' && quantity > stock.left;
    // The tighter one, so that what the button takes can be ordered.
    if (isShort && (refused?.left ?? 0) > stock.left)
      return { text: m.fewLeft(stock.left), left: stock.left };
    return refused ?? (isShort ? { text: m.fewLeft(stock.left), left: stock.left } : null);
  };

  async function submit() {
    // Enter in the field also submits.
    if (running.current || stock?.left === 0) return;
    setError(null);
    setChecked(quantity === null);
    setTried(way.current);
    if (options?.selected === null || quantity === null || limitError(way.current) !== null) return;
    if (way.current === 'pickup') return onOrder?.(quantity);
    running.current = true;
    setPending(true);
    try {
      await onAdd(quantity);
      setQuantity(1);
      setTried(null);
    } catch (thrown) {
      setError(errorOf(thrown));
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return {
    price,
    options: options && {
      ...options,
      missing: tried !== null && options.selected === null,
      onSelect(optionId: number) {
        options.onSelect(optionId);
        setError(null);
      },
    },
    quantity,
    quantityError: tried && limitError(tried),
    stock,
    checked,
    pending,
    error,
    onQuantityChange(next: number | null) {
      setQuantity(next);
      setError(null);
      if (next !== null) setChecked(false);
    },
    onWayChange(next: BuyingWay) {
      way.current = next;
    },
    onSubmit: () => void submit(),
    payableAtPickup: onOrder !== undefined,
  } satisfies QuantityFormProps;
}

function limitErrorOf(
  limits: PurchaseLimits,
  { price, quantity, way }: { price: number; quantity: number; way: BuyingWay },
  m: QuantityFormMessages,
): QuantityError | null {
  const { perPerson, ordered, available, openPickups } = limits;
  if (quantity > available)
    return { text: m.aboveLimit(perPerson, ordered, available), left: available };
  if (way === 'cart') return null;
  const { count, maxCount, total, maxTotal } = openPickups;
  if (count >= maxCount) return { text: m.tooManyOpenPickups(maxCount) };
  if (total + price * quantity <= maxTotal) return null;
  return {
    text: m.openPickupsAboveTotal(formatYen(maxTotal), total > 0 ? formatYen(total) : null),
  };
}
