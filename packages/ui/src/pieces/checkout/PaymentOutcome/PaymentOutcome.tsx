import { HelpIcon, WarningIcon } from '../../../icons';
import { Button, Heading, Spinner, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { paymentOutcomeMessages } from './messages';
import * as styles from './PaymentOutcome.css';

export type PaymentOutcomeProps = {
  /**
   * `unknown`: the result could not be requested. `missing`: possibly paid, but without an order number.
   * `refundDue` and `refunded`: the payment was taken and is returned; the order is not placed.
   */
  status: 'waiting' | 'failed' | 'canceled' | 'refundDue' | 'refunded' | 'unknown' | 'missing';
  /** The order is paid at the venue: only whether it has arrived is in question. */
  atPickup?: boolean;
  /** The payment has been pending long enough to offer another attempt. */
  slow?: boolean;
  /** The result is being requested. */
  pending?: boolean;
  onCheck?: () => void;
  /** Address that starts another attempt to pay the same order. */
  againHref: string;
  cartHref: string;
  ordersHref: string;
};

/** Status of a payment that is not completed, with the next steps. */
export function PaymentOutcome({
  status,
  atPickup = false,
  slow = false,
  pending = false,
  onCheck,
  againHref,
  cartHref,
  ordersHref,
}: PaymentOutcomeProps) {
  const m = useMessages('PaymentOutcome', paymentOutcomeMessages);
  const words =
    atPickup && (status === 'waiting' || status === 'unknown')
      ? (`${status}Order` as const)
      : status;
  const over = status === 'failed' || status === 'canceled';
  return (
    <div className={styles.root}>
      <div role="status" className={styles.words}>
        {status === 'waiting' ? (
          <Spinner size="large" />
        ) : (
          <span className={styles.sign({ bad: status === 'failed' })}>
            {status === 'failed' ? <WarningIcon /> : <HelpIcon />}
          </span>
        )}
        <Heading level={2} align="center">
          {m[words]}
        </Heading>
        <Text kind="small" phrases tone="muted" align="center">
          {m[`${words}Help`]}
        </Text>
        {status === 'waiting' && slow && (
          <Text kind="small" phrases tone="muted" align="center">
            {m.slow}
          </Text>
        )}
        {status === 'failed' && (
          <Text kind="small" phrases tone="muted" align="center">
            {m.help}
          </Text>
        )}
      </div>
      <Stack gap="md" align="center">
        {status === 'unknown' && (
          <Button tone="accent" fullWidth pending={pending} onClick={() => onCheck?.()}>
            {m.check}
          </Button>
        )}
        {over && (
          <Button tone="accent" fullWidth href={againHref}>
            {m.again}
          </Button>
        )}
        {status === 'waiting' && slow && (
          <Button emphasis="quiet" fullWidth href={againHref}>
            {m.again}
          </Button>
        )}
        {status !== 'waiting' && (
          <TextLink standalone href={over ? cartHref : ordersHref}>
            {over ? m.cart : m.orders}
          </TextLink>
        )}
      </Stack>
    </div>
  );
}
