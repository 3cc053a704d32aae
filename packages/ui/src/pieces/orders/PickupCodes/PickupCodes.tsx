import { nameWithOption } from '@homestand/api-client/optionName';
import { Carousel, EmptyState, Sheet, Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LastUpdated } from '../../shared/LastUpdated/LastUpdated';
import { LoadFailure } from '../../shared/LoadFailure/LoadFailure';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import { PickupCode, PickupCodeHints } from '../PickupCode/PickupCode';
import { pickupCodesMessages } from './messages';
import * as styles from './PickupCodes.css';
import { usePickupCodes } from './usePickupCodes';

export type PickupItem = {
  id: string;
  /** Content of the code: the address of the order for the staff. */
  code: string;
  /** The match at whose counter it is picked up. */
  match?: MatchFacts | undefined;
  items: readonly {
    name: string;
    optionLabel?: string;
    /** Of what is made to order: when it is handed over. */
    deliveryPeriod?: string;
    quantity: number;
  }[];
};

export type PickupCodesProps = {
  open: boolean;
  items: readonly PickupItem[];
  status: 'loading' | 'ready' | 'failed';
  /** ISO time of the offline copy that is shown; null while online. */
  asOf?: string | null | undefined;
  onRetry: () => void;
  onClose: () => void;
};

/** Codes of all open pickups, one at a time, so that a scanner never sees two. */
export function PickupCodes({
  open,
  items,
  status,
  asOf = null,
  onRetry,
  onClose,
}: PickupCodesProps) {
  const m = useMessages('PickupCodes', pickupCodesMessages);
  const { index, onSelect } = usePickupCodes(items);
  const none = items.length === 0;

  return (
    <Sheet open={open} title={m.title} onClose={onClose}>
      <div className={styles.root}>
        {none && status === 'loading' && (
          <div className={styles.outline}>
            <Skeleton kind="block" ratio="1/1" label={m.loading} />
          </div>
        )}
        {none && status === 'failed' && (
          <LoadFailure title={m.failed} level={3} onRetry={onRetry} />
        )}
        {none && status === 'ready' && (
          <EmptyState title={m.empty} level={3}>
            {m.emptyHelp}
          </EmptyState>
        )}
        {!none && (
          <>
            <Carousel
              items={items}
              getKey={({ id }) => id}
              label={m.label}
              selected={index}
              onSelect={onSelect}
              caption={<span className={styles.place}>{m.place(index + 1, items.length)}</span>}
              renderItem={({ id, code, match, items: goods }) => (
                <Stack gap="md">
                  <PickupCode orderId={id} value={code} match={match} />
                  <ul role="list" className={styles.goods}>
                    {goods.map(({ name, optionLabel, deliveryPeriod, quantity }, position) => {
                      const item = m.item(nameWithOption(name, optionLabel), quantity);
                      return (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name.
                        <li key={position}>
                          {deliveryPeriod === undefined
                            ? item
                            : m.itemWithPeriod(item, deliveryPeriod)}
                        </li>
                      );
                    })}
                  </ul>
                </Stack>
              )}
            />
            <PickupCodeHints />
          </>
        )}
        {asOf && (
          <Stack gap="none" align="center">
            <LastUpdated asOf={asOf} />
          </Stack>
        )}
      </div>
    </Sheet>
  );
}
