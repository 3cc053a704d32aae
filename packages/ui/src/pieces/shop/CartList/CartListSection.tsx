import { type ReactNode, useId } from 'react';
import { Heading, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CartList.css';
import { cartListMessages } from './messages';

type CartListSectionProps = { deliveryPeriod: string | null; children: ReactNode };

/** Goods that are handed over together, with the button that orders them. */
export function CartListSection({ deliveryPeriod, children }: CartListSectionProps) {
  const m = useMessages('CartList', cartListMessages);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Stack gap="xs">
        <Heading level={2} id={heading}>
          {deliveryPeriod === null ? m.fromStock : m.madeToOrder(deliveryPeriod)}
        </Heading>
        <Text kind="small" tone="muted" phrases>
          {m.apart}
        </Text>
      </Stack>
      {children}
    </section>
  );
}
