import { useEffect, useEffectEvent, useState } from 'react';
import { formatListDateTime } from '../../../format/internal';
import { CheckIcon, NoteIcon } from '../../../icons';
import { Button, Heading, Inline, Notice, Spinner, Stack, Switch, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';
import { PickupHitChange } from './PickupHitChange';
import { PickupHitGoods } from './PickupHitGoods';
import { type HitMatch, PickupHitMatch } from './PickupHitMatch';
import { PickupHitMeans } from './PickupHitMeans';
import { PickupHitMoney } from './PickupHitMoney';
import { changeOf } from './tendered';

export type HitItem = {
  name: string;
  quantity: number;
  /** Pieces of the quantity that were refunded, and are not handed over. */
  refunded?: number;
  imageUrl: string | null;
  /** Number of another order of the fan, at its first product. */
  orderId?: string | undefined;
};

export type PickupOrder = {
  orderId: string;
  items: readonly HitItem[];
  /** Yen that went back. */
  refunded?: number;
  customerName: string;
  kana?: string | undefined;
  orderedAt: string;
  /** The match at whose counter it is picked up. */
  match?: HitMatch | undefined;
  memo: string | null;
};

export type PaymentMeans = 'cash' | 'other';

export type PickupHitProps = {
  order: PickupOrder;
  /** Other pickups of the same fan, and whether they are handed over with this one. */
  others?: {
    orders: readonly PickupOrder[];
    together: boolean;
    onTogetherChange: (together: boolean) => void;
  };
  /** Yen that are still to be taken, for all that is handed over; 0 if it is paid. */
  due: number;
  means: PaymentMeans;
  onMeansChange: (means: PaymentMeans) => void;
  pending: boolean;
  error?: string | null;
  onHandOver: () => void;
  onBack: () => void;
};

/**
 * One order at the counter, readable at arm's length. The goods scroll; memo, money and name stay in sight above the
 * button.
 */
export function PickupHit(props: PickupHitProps) {
  const { order, others, due, means, pending, error = null, onHandOver } = props;
  const m = useMessages('PickupHit', pickupHitMessages);
  // Money entered for another order or another sum is ignored.
  const key = `${order.orderId} ${due}`;
  const [entered, setEntered] = useState({ key, text: '' });
  const tendered = entered.key === key ? entered.text : '';
  const takesCash = due > 0 && means === 'cash';
  const handOver = () => !pending && onHandOver();
  useMainAction(handOver);
  const added = others?.together ? others.orders : [];
  const items = [...order.items, ...added.flatMap(itemsWithNumber)];
  const memos = [order, ...added].flatMap((pickup) => pickup.memo || []);
  const count = items.reduce((sum, { quantity, refunded = 0 }) => sum + quantity - refunded, 0);
  const refundedYen = [order, ...added].reduce((sum, { refunded = 0 }) => sum + refunded, 0);

  return (
    <section className={styles.root} aria-labelledby={`order-${order.orderId}`}>
      <Inline as="header" gap="md" rowGap="none" align="baseline" justify="between">
        <Heading level={2} id={`order-${order.orderId}`} focusable>
          <OrderNumber orderId={order.orderId} size="large" />
        </Heading>
        <p className={styles.count}>
          {m.all}
          <span className={styles.countFigure}>{count}</span>
          {m.pieces}
        </p>
      </Inline>
      <PickupHitGoods items={items} />
      <Stack gap="sm">
        {memos.length > 0 && <PickupHitMemo memos={memos} />}
        {others && others.orders.length > 0 && (
          <Switch
            label={m.together}
            description={m.others(others.orders.length)}
            checked={others.together}
            disabled={pending}
            onCheckedChange={others.onTogetherChange}
          />
        )}
        <PickupHitMoney
          due={due}
          change={takesCash ? changeOf(due, tendered) : null}
          refunded={refundedYen}
        />
        <PickupHitCustomer order={order} />
        <PickupHitMatch matches={[order, ...added].map(({ match }) => match)} />
      </Stack>
      <div className={styles.actions}>
        {due > 0 && <PickupHitMeans means={means} onMeansChange={props.onMeansChange} />}
        {takesCash && (
          <PickupHitChange
            due={due}
            tendered={tendered}
            onTenderedChange={(text) => setEntered({ key, text })}
          />
        )}
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <button
          type="button"
          className={styles.handOver}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          onClick={handOver}
        >
          {pending ? <Spinner /> : <CheckIcon />}
          <span className={styles.handOverWords}>
            <span className={styles.handOverTitle}>{m.handOver}</span>
            {due > 0 && <span>{m.taken(means, due)}</span>}
          </span>
        </button>
        <Button onClick={props.onBack} emphasis="bare" fullWidth>
          {m.back}
        </Button>
      </div>
    </section>
  );
}

const itemsWithNumber = ({ orderId, items }: PickupOrder): HitItem[] =>
  items.map((item, index) => (index === 0 ? { ...item, orderId } : item));

/** Ctrl+Enter, or Command+Enter, wherever the focus is. */
function useMainAction(onAction: () => void) {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** For whom the order is, and since when. */
function PickupHitCustomer({ order }: { order: PickupOrder }) {
  const m = useMessages('PickupHit', pickupHitMessages);
  return (
    <p className={styles.customer}>
      <span className={styles.name}>
        {m.customer(order.customerName)}
        {order.kana && <span className={styles.kana}>{order.kana}</span>}
      </span>
      <Text as="span" kind="small" tone="muted">
        {m.ordered(formatListDateTime(order.orderedAt))}
      </Text>
    </p>
  );
}

/** The staff memo, first of what must be read before the tap. It takes the focus, so that keys scroll a long one. */
function PickupHitMemo({ memos }: { memos: readonly string[] }) {
  const m = useMessages('PickupHit', pickupHitMessages);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard.
    <section aria-label={m.memo} tabIndex={0} className={styles.memo}>
      <NoteIcon size="small" />
      <div>
        <span className={styles.memoTitle}>{m.memo}</span>
        {memos.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the memos of one screen never move.
          <p key={index}>{text}</p>
        ))}
      </div>
    </section>
  );
}
