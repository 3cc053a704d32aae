import { nameWithOption } from '@homestand/api-client/optionName';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button, Center, EmptyState, Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { goodsKey } from '../../shared/ProductName/ProductName';
import { type CartLine, CartRow } from '../CartRow/CartRow';
import * as styles from './CartList.css';
import { CartListNotices } from './CartListNotices';
import { CartListSection } from './CartListSection';
import { cartListMessages } from './messages';

/** A cart line; a removed one keeps its place until the screen is left, so that it can be restored. */
export type CartListLine = CartLine & { removed?: boolean };

/** Goods that are handed over together; null: those from stock. */
export type CartListGroup = { deliveryPeriod: string | null; summary: ReactNode };

export type CartListProps = {
  items: readonly CartListLine[];
  hrefOf: (productId: number) => string;
  shopHref: string;
  onQuantityChange: (change: { productId: number; optionId?: number; quantity: number }) => void;
  onDelete: (productId: number, optionId?: number) => void;
  onUndo: (productId: number, optionId?: number) => void;
  /** What is ordered together, those from stock first, each with its sum. One or none: a list without headings. */
  groups?: readonly CartListGroup[];
  /** Changes of the cart that the fan did not make, one sentence each. */
  notices?: readonly string[];
  onReadNotices?: () => void;
};

/** List of the cart's lines, with undo for removed ones. */
export function CartList({
  items,
  hrefOf,
  shopHref,
  onQuantityChange,
  onDelete,
  onUndo,
  groups = [],
  notices = [],
  onReadNotices,
}: CartListProps) {
  const m = useMessages('CartList', cartListMessages);
  const isEmpty = items.every(({ removed }) => removed);
  // Removed lines of a group of which nothing is left.
  const ungrouped = items.filter((line) =>
    groups.every(({ deliveryPeriod }) => deliveryPeriod !== periodOf(line)),
  );
  const listOf = (lines: readonly CartListLine[]) => (
    <ul role="list" aria-label={m.label} className={styles.list}>
      {lines.map((line) => (
        <CartListItem key={goodsKey(line)} removed={line.removed === true}>
          {line.removed ? (
            <CartListRemoved
              name={nameWithOption(line.productName, line.option?.label)}
              onUndo={() => onUndo(...idOf(line))}
            />
          ) : (
            <CartRow
              line={line}
              href={hrefOf(line.productId)}
              onQuantityChange={(quantity) =>
                onQuantityChange({
                  productId: line.productId,
                  ...(line.option && { optionId: line.option.id }),
                  quantity,
                })
              }
              onDelete={() => onDelete(...idOf(line))}
            />
          )}
        </CartListItem>
      ))}
    </ul>
  );

  return (
    <Center width="page">
      <CartListNotices items={notices} onRead={onReadNotices} />
      {groups.length > 1 ? (
        <Stack gap="xl">
          {groups.map(({ deliveryPeriod, summary }) => (
            <CartListSection key={deliveryPeriod ?? ''} deliveryPeriod={deliveryPeriod}>
              {listOf(items.filter((line) => periodOf(line) === deliveryPeriod))}
              {summary}
            </CartListSection>
          ))}
          {ungrouped.length > 0 && listOf(ungrouped)}
        </Stack>
      ) : (
        items.length > 0 && listOf(items)
      )}
      {isEmpty && (
        <EmptyState
          title={m.empty}
          action={
            <Button tone="accent" href={shopHref}>
              {m.shop}
            </Button>
          }
        >
          {m.emptyHelp}
        </EmptyState>
      )}
    </Center>
  );
}

const periodOf = ({ madeToOrder }: CartLine) => madeToOrder?.deliveryPeriod ?? null;

const idOf = ({ productId, option }: CartLine): [productId: number, optionId?: number] =>
  option ? [productId, option.id] : [productId];

type Props = { removed: boolean; children: ReactNode };

/** List item of one product. Removing and restoring replace its content and move the focus into it. */
function CartListItem({ removed, children }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const before = useRef(removed);

  useLayoutEffect(() => {
    if (before.current === removed) return;
    before.current = removed;
    place.current?.querySelector<HTMLElement>(removed ? 'button' : 'a')?.focus();
  }, [removed]);

  return (
    <li ref={place} className={styles.item}>
      {children}
    </li>
  );
}

const places = ['first', 'second', 'third'];

export function CartListSkeleton() {
  const m = useMessages('CartList', cartListMessages);
  return (
    <Center width="page">
      <div className={styles.list} aria-busy="true">
        {places.map((place, index) => (
          <div key={place} className={`${styles.item} ${styles.waits}`}>
            <span className={styles.pictureWaits}>
              <Skeleton kind="block" ratio="1/1" label={index === 0 ? m.loading : undefined} />
            </span>
            <Skeleton size="small" lines={2} />
            <span className={styles.stepperWaits} />
          </div>
        ))}
      </div>
    </Center>
  );
}

type CartListRemovedProps = { name: string; onUndo: () => void };

function CartListRemoved({ name, onUndo }: CartListRemovedProps) {
  const m = useMessages('CartList', cartListMessages);
  const words = useId();
  return (
    <div className={styles.removed}>
      <span id={words} className={styles.removedWords}>
        {m.removed(name)}
      </span>
      <button type="button" aria-describedby={words} className={styles.undo} onClick={onUndo}>
        {m.undo}
      </button>
    </div>
  );
}
