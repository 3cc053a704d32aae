import { nameWithOption } from '@homestand/api-client/optionName';
import { type ReactNode, useId } from 'react';
import { orderContentMaxLength } from '../../../limits.gen';
import { Heading, Notice, Skeleton, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import { goodsKey } from '../../shared/ProductName/ProductName';
import { CardBrandMark } from '../CardBrandMark/CardBrandMark';
import { cardBrandMarkMessages } from '../CardBrandMark/messages';
import { OrderSums } from '../OrderSums/OrderSums';
import * as styles from './ConfirmSummary.css';
import { ConfirmSummaryItem, type TakeLeft } from './ConfirmSummaryItem';
import { ConfirmSummaryNotes, deliveryNoteOf } from './ConfirmSummaryNotes';
import { confirmSummaryMessages } from './messages';
import type { ConfirmedOrder } from './order';

export type { ConfirmedCard, ConfirmedItem, ConfirmedOrder } from './order';

export type ConfirmSummaryProps = {
  order: ConfirmedOrder;
  infoHref: string;
  paymentHref: string;
  cartHref: string;
  commerceHref: string;
  /** Why the order cannot be placed yet, shown at the affected block. */
  error?: string | null | undefined;
  /** Takes as many pieces of a product as are left; 0 removes it. */
  onTake?: TakeLeft;
};

/** Summary of the order before it is placed, with a link to change each part. */
export function ConfirmSummary({
  order,
  infoHref,
  paymentHref,
  cartHref,
  commerceHref,
  error = null,
  onTake,
}: ConfirmSummaryProps) {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  const { deliveryMethod, customer, address, card, items, shippingFee, total } = order;
  const brands = useMessages('CardBrandMark', cardBrandMarkMessages);

  return (
    <Stack gap="md">
      <ConfirmSummaryBlock
        title={m.method}
        changeHref={infoHref}
        error={order.matchReplaced ? m.matchReplaced : null}
      >
        <Text>{m[deliveryMethod]}</Text>
        {order.match && <PickupMatch match={order.match} />}
        <Text kind="small" tone="muted">
          {deliveryNoteOf(order, m)}
        </Text>
      </ConfirmSummaryBlock>
      <ConfirmSummaryBlock title={m.customer} changeHref={infoHref} error={error}>
        <Text>{customer.name}</Text>
        {customer.kana && (
          <Text kind="small" tone="muted">
            {customer.kana}
          </Text>
        )}
        {address && address.postalCode !== '' && (
          <Text>
            {m.postalCode(address.postalCode)} {address.prefecture}
            {address.city}
            {address.street} {address.building}
          </Text>
        )}
        <Text>{customer.phone}</Text>
        <Text>{customer.email}</Text>
      </ConfirmSummaryBlock>
      <ConfirmSummaryBlock title={m.payment} changeHref={paymentHref}>
        {card === null ? (
          <Text>{m.atPickup}</Text>
        ) : (
          <>
            <p className={styles.card}>
              <CardBrandMark brand={card.brand} />
              <span
                className={styles.digits}
                role="img"
                aria-label={m.endingSpoken(
                  card.brand === null ? m.card : brands[card.brand],
                  card.last4,
                )}
              >
                •••• {card.last4}
              </span>
            </p>
            <Text kind="small">{card.name}</Text>
          </>
        )}
        <Text kind="small" tone="muted">
          {card === null ? m.atPickupNote : m.once}
        </Text>
      </ConfirmSummaryBlock>
      <ConfirmSummaryBlock title={m.content} changeHref={cartHref}>
        <Stack as="ul" gap="md">
          {items.map((item) => (
            <ConfirmSummaryItem
              key={goodsKey({ productId: item.id, option: item.option })}
              item={item}
              onTake={onTake}
            />
          ))}
        </Stack>
        <div className={styles.sums}>
          <OrderSums shippingFee={shippingFee} total={total} />
        </div>
      </ConfirmSummaryBlock>
      <ConfirmSummaryNotes order={order} commerceHref={commerceHref} />
    </Stack>
  );
}

type Props = {
  title: string;
  changeHref: string;
  error?: string | null;
  children: ReactNode;
};

function ConfirmSummaryBlock({ title, changeHref, error = null, children }: Props) {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} kind="labelSmall" id={id}>
          {title}
        </Heading>
        <TextLink standalone href={changeHref} aria-label={m.changeOf(title)}>
          {m.change}
        </TextLink>
      </div>
      <Notice tone="danger">{error}</Notice>
      <Stack gap="xs">{children}</Stack>
    </section>
  );
}

export function ConfirmSummarySkeleton() {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  return (
    <Stack gap="md" aria-busy>
      {[2, 4, 3, 4].map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no other name.
        <div key={index} className={styles.block}>
          <div className={styles.head}>
            <Skeleton size="small" {...(index === 0 && { label: m.content })} />
          </div>
          <Skeleton lines={lines} />
        </div>
      ))}
    </Stack>
  );
}

type OrderText = { title: string; content: string };

/** Title and content of an order in the payment request, as the gateway shows them. */
export function orderTextOf(items: ConfirmedOrder['items'], m = confirmSummaryMessages): OrderText {
  const content = items
    .map(
      ({ name, option, quantity }) =>
        `${nameWithOption(name, option?.label)} ${m.quantity(quantity)}`,
    )
    .join(', ');
  return {
    title: m.content,
    content: [...content].slice(0, orderContentMaxLength).join(''),
  };
}

/** `orderTextOf` with the texts of UiProvider. */
export function useOrderText(): (items: ConfirmedOrder['items']) => OrderText {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  return (items) => orderTextOf(items, m);
}
