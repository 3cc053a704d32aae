import { type MouseEvent, useId } from 'react';
import { formatYen } from '../../../format';
import { CartIcon, WarningIcon } from '../../../icons';
import { Button, Form, QuantityField } from '../../../primitives';
import { type QuantityFormMessages, quantityFormMessages } from './messages';
import * as styles from './QuantityForm.css';

export type BuyingWay = 'cart' | 'pickup';

export type QuantityFormProps = {
  /** Of one, in whole yen, tax included. */
  price: number;
  /** Null while the field holds no valid quantity. */
  quantity: number | null;
  onQuantityChange: (quantity: number | null) => void;
  /** Why this many cannot be bought. */
  quantityError?: string | null;
  /** Says what is wrong with the quantity at once. */
  checked?: boolean;
  /** It is on its way into the cart. */
  pending?: boolean;
  /** Why it did not get there, and what to do. */
  failure?: string | null;
  /** Said by the button that is pressed, just before the form is sent. */
  onWayChange: (way: BuyingWay) => void;
  onSubmit: () => void;
  /** Can also be ordered alone, and paid for at pickup. */
  payableAtPickup?: boolean;
  messages?: QuantityFormMessages;
};

/** How many, and into the cart. Pair with `useQuantityForm`. */
export function QuantityForm({
  price,
  quantity,
  onQuantityChange,
  quantityError = null,
  checked = false,
  pending = false,
  failure = null,
  onWayChange,
  onSubmit,
  payableAtPickup = false,
  messages: m = quantityFormMessages,
}: QuantityFormProps) {
  const id = useId();
  // The field says what is wrong when it is left, which would move the button away under the press.
  const stay = (event: MouseEvent) => quantity === null && event.preventDefault();

  return (
    <Form label={m.form} pending={pending} onSubmit={onSubmit}>
      <div className={styles.amount}>
        <QuantityField
          name="quantity"
          value={quantity}
          onValueChange={onQuantityChange}
          checked={checked}
          error={quantityError ?? undefined}
        />
        <p className={styles.subtotal}>
          <span className={styles.subtotalLabel}>{m.subtotal}</span>
          <span className={styles.sum}>
            {quantity === null ? '—' : formatYen(price * quantity)}
          </span>
          <span className={styles.tax}>{m.taxIncluded}</span>
        </p>
      </div>
      <div className={styles.ways}>
        <div>
          <div role="alert">
            {failure && (
              <p className={styles.failure}>
                <WarningIcon size="small" />
                <span>{failure}</span>
              </p>
            )}
          </div>
          <Button
            type="submit"
            tone="accent"
            fullWidth
            pending={pending}
            icon={<CartIcon size="small" />}
            onMouseDown={stay}
            onClick={() => onWayChange('cart')}
          >
            {m.add}
          </Button>
        </div>
        {payableAtPickup && (
          <>
            <Button
              type="submit"
              emphasis="quiet"
              fullWidth
              disabled={pending}
              aria-describedby={id}
              onMouseDown={stay}
              onClick={() => onWayChange('pickup')}
            >
              {m.order}
            </Button>
            <p id={id} className={styles.help}>
              {m.orderHelp}
            </p>
          </>
        )}
      </div>
    </Form>
  );
}
