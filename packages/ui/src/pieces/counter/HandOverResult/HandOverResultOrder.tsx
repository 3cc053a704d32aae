import { formatYen } from '../../../format';
import { formatListDateTime } from '../../../format/internal';
import { DescriptionList, DescriptionListItem, Inline, Picture } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import type { HandOverOutcome } from './HandOverResult';
import * as styles from './HandOverResult.css';
import { handOverResultMessages } from './messages';

type Props = { result: Extract<HandOverOutcome, { order: unknown }> };

/** The order of a result: who, which number, what, and for a second scan when and by whom. */
export function HandOverResultOrder({ result }: Props) {
  const m = useMessages('HandOverResult', handOverResultMessages);
  const { orderId, customerName, items, otherIds = [] } = result.order;
  return (
    <div className={styles.order}>
      {result.kind === 'alreadyHandedOver' && (
        <div className={styles.facts}>
          <DescriptionList kind="ends" size="inherit">
            <DescriptionListItem term={m.handedOverAt}>
              <span className={styles.factValue}>{formatListDateTime(result.at)}</span>
            </DescriptionListItem>
            <DescriptionListItem term={m.handedOverBy}>
              <span className={styles.factValue}>{result.by ?? m.nobody}</span>
            </DescriptionListItem>
          </DescriptionList>
        </div>
      )}
      <p className={styles.who}>
        {[orderId, ...otherIds].map((id) => (
          <OrderNumber key={id} orderId={id} />
        ))}
        {/* The lead of a hand-over is the name. */}
        {result.kind !== 'handedOver' && customerName !== '' && (
          <strong>{m.customer(customerName)}</strong>
        )}
      </p>
      <ul role="list" className={styles.items}>
        {items.map(({ name, quantity, imageUrl }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one order never move.
          <Inline key={index} as="li" wrap={false}>
            {result.kind === 'alreadyHandedOver' && imageUrl && (
              <span className={styles.picture}>
                <Picture src={imageUrl} alt="" drawn={160} ratio="1/1" rounded="sm" />
              </span>
            )}
            {m.item(name, quantity)}
          </Inline>
        ))}
      </ul>
      {result.kind === 'handedOver' && result.taken && (
        <p>{m.taken(result.taken.means, formatYen(result.taken.amount))}</p>
      )}
    </div>
  );
}
