import { useId } from 'react';
import { DescriptionList, DescriptionListItem, Heading, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { cardBrandMarkMessages } from '../CardBrandMark/messages';
import * as styles from './ConfirmSummary.css';
import { type ConfirmSummaryMessages, confirmSummaryMessages } from './messages';
import type { ConfirmedOrder } from './order';

type Props = {
  order: Pick<ConfirmedOrder, 'deliveryMethod' | 'card' | 'items' | 'shippingFee' | 'total'>;
  commerceHref: string;
};

/** When the goods are handed over, and what happens to those that nobody comes for. */
export function deliveryNoteOf(
  { deliveryMethod, card }: Pick<ConfirmedOrder, 'deliveryMethod' | 'card'>,
  m: ConfirmSummaryMessages,
): string {
  if (deliveryMethod === 'shipping') return m.shippingNote;
  return card === null ? m.atPickupDelivery : m.venueNote;
}

/** The six items that 特定商取引法 12条の6 requires to be shown together before the order is placed. */
export function ConfirmSummaryNotes({ order, commerceHref }: Props) {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  const brands = useMessages('CardBrandMark', cardBrandMarkMessages);
  const id = useId();
  const { card, items, shippingFee, total } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes = [
    [m.amountTerm, m.amount(items.length, pieces)],
    [m.priceTerm, m.price(total, shippingFee)],
    [m.paymentTerm, card === null ? m.atPickupPayment : m.paymentNote(Object.values(brands))],
    [m.deliveryTerm, deliveryNoteOf(order, m)],
    [m.periodTerm, m.period],
    [m.cancelTerm, m.cancel],
  ];
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <Heading level={2} kind="labelSmall" id={id}>
        {m.notes}
      </Heading>
      <DescriptionList kind="stack" gap="md">
        {notes.map(([term, note]) => (
          <DescriptionListItem key={term} term={term}>
            {note}
          </DescriptionListItem>
        ))}
      </DescriptionList>
      <TextLink standalone href={commerceHref}>
        {m.commerce}
      </TextLink>
    </section>
  );
}
