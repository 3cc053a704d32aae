import { type MouseEvent, useId, useState } from 'react';
import { formatDateTime, formatYen } from '../../../format';
import { CartIcon, InfoIcon } from '../../../icons';
import { Button, Form, Notice, QuantityField, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import type { ProductStock } from '../../shared/StockLabel/StockLabel';
import { TakeLeftButton } from '../../shared/TakeLeftButton/TakeLeftButton';
import { type QuantityFormMessages, quantityFormMessages } from './messages';
import * as styles from './QuantityForm.css';
import { type OptionChoice, QuantityFormOptions } from './QuantityFormOptions';

export type BuyingWay = 'cart' | 'pickup';

/** Without `left` a smaller quantity of this product may not help. */
export type QuantityError = { text: string; left?: number };

export type QuantityFormProps = {
  /** Price of one piece in whole yen, tax included. */
  price: number;
  /** The product's options; without them it is sold as one. */
  options?: OptionChoice | undefined;
  /** Quantity; null while the input is invalid. */
  quantity: number | null;
  onQuantityChange: (quantity: number | null) => void;
  /** Why the quantity cannot be ordered, and how many pieces can be. */
  quantityError?: QuantityError | null;
  /** What is left; if nothing can be ordered, the buttons are disabled with the reason. */
  stock?: ProductStock | undefined;
  /** Shows an invalid quantity at once, instead of on blur. */
  checked?: boolean;
  /** The product is being added to the cart. */
  pending?: boolean;
  /** Error message: why it was not added and what to do. */
  error?: string | null;
  /** Called by the pressed button just before the submit. */
  onWayChange: (way: BuyingWay) => void;
  onSubmit: () => void;
  /** Offers a second button: order this product alone and pay at pickup. */
  payableAtPickup?: boolean;
};

/** Quantity field with the button that adds to the cart. Pair with `useQuantityForm`. */
export function QuantityForm({
  price,
  options,
  quantity,
  onQuantityChange,
  quantityError = null,
  stock,
  checked = false,
  pending = false,
  error = null,
  onWayChange,
  onSubmit,
  payableAtPickup = false,
}: QuantityFormProps) {
  const m = useMessages('QuantityForm', quantityFormMessages);
  const id = useId();
  const reasonId = useId();
  const reason = unavailableReason(stock, m);
  const isClosed = stock?.state === 'not_open';
  const [waited, setWaited] = useState(isClosed);
  if (isClosed && !waited) setWaited(true);
  // Validation on blur would show an error and move the button away while it is pressed.
  const stay = (event: MouseEvent) => quantity === null && event.preventDefault();

  return (
    <Form label={m.form} pending={pending} onSubmit={onSubmit}>
      {options && <QuantityFormOptions {...options} />}
      <div className={styles.amount}>
        <QuantityField
          name="quantity"
          value={quantity}
          onValueChange={onQuantityChange}
          checked={checked}
          error={quantityError?.text}
        />
        <p className={styles.subtotal}>
          <Text as="span" kind="small" tone="muted">
            {m.subtotal}
          </Text>
          <Text as="span" kind="price">
            {quantity === null ? '—' : formatYen(price * quantity)}
          </Text>
          <Text as="span" kind="caption" tone="muted">
            {m.taxIncluded}
          </Text>
        </p>
      </div>
      {quantityError?.left !== undefined && quantityError.left > 0 && (
        <TakeLeftButton left={quantityError.left} onTake={onQuantityChange} />
      )}
      <Stack gap="md">
        <p role="status" className={visuallyHidden}>
          {waited && reason === null && m.opened}
        </p>
        <Stack gap="md">
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
          {reason !== null && (
            <Text id={reasonId} kind="small" phrases icon={<InfoIcon size="tiny" />}>
              {reason}
            </Text>
          )}
          <Button
            type="submit"
            tone="accent"
            fullWidth
            pending={pending}
            disabled={reason !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            icon={<CartIcon size="small" />}
            onMouseDown={stay}
            onClick={() => onWayChange('cart')}
          >
            {m.add}
          </Button>
        </Stack>
        {payableAtPickup && (
          <>
            <Button
              type="submit"
              emphasis="quiet"
              fullWidth
              disabled={pending || reason !== null}
              aria-describedby={reason === null ? id : reasonId}
              onMouseDown={stay}
              onClick={() => onWayChange('pickup')}
            >
              {m.order}
            </Button>
            <Text id={id} kind="caption" phrases tone="muted" align="center">
              {m.orderHelp}
            </Text>
          </>
        )}
      </Stack>
    </Form>
  );
}

function unavailableReason(
  stock: ProductStock | undefined,
  m: QuantityFormMessages,
): string | null {
  if (stock?.state === 'sold_out') return m.soldOut;
  if (stock?.state === 'not_open') return m.notOpen(formatDateTime(stock.opensAt));
  if (stock?.state === 'ended') return m.ended;
  return stock?.state === 'in_payment' ? m.inPayment : null;
}
