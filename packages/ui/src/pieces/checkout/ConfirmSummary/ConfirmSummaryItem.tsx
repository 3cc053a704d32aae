import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import { InfoIcon } from '../../../icons';
import { Picture, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MadeToOrderNote } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { ProductName } from '../../shared/ProductName/ProductName';
import { StockLabel } from '../../shared/StockLabel/StockLabel';
import { TakeLeftButton } from '../../shared/TakeLeftButton/TakeLeftButton';
import * as styles from './ConfirmSummary.css';
import { confirmSummaryMessages } from './messages';
import type { ConfirmedItem } from './order';

export type TakeLeft = (change: { id: number; optionId?: number; quantity: number }) => void;

type Props = { item: ConfirmedItem; onTake: TakeLeft | undefined };

/** One product of the order; if there is not enough of it, with what is left and a button to take that. */
export function ConfirmSummaryItem({ item, onTake }: Props) {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  const { id, name, option, unitPrice, quantity, stock, left, perPerson, reason, pictureUrl } =
    item;
  const { madeToOrder } = item;
  const sentenceOf = (pieces: number) => {
    if (perPerson !== undefined) return m.aboveLimit(perPerson, pieces);
    return reason ?? (pieces > 0 ? m.short(pieces) : noneOf(stock));
  };
  const noneOf = (none: ConfirmedItem['stock']) => {
    if (none?.state === 'in_payment') return m.inPayment;
    if (none?.state === 'not_open') return m.notOpen;
    return none?.state === 'ended' ? m.ended : m.none;
  };
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {pictureUrl !== null && <Picture src={pictureUrl} alt="" drawn={160} ratio="1/1" />}
      </span>
      <span className={styles.name}>
        <Text as="span">
          <ProductName option={option?.label}>{name}</ProductName>
        </Text>
        <Text as="span" kind="small" tone="muted">
          {m.quantity(quantity)}
        </Text>
        <MadeToOrderNote madeToOrder={madeToOrder} />
        {left === undefined && <StockLabel stock={stock} />}
      </span>
      <Text as="span" kind="price">
        {formatYen(unitPrice * quantity)}
      </Text>
      {left !== undefined && (
        <div className={styles.short}>
          <Text kind="small" tone="danger" icon={<InfoIcon size="tiny" />}>
            {sentenceOf(left)}
          </Text>
          {onTake && (
            <TakeLeftButton
              itemName={nameWithOption(name, option?.label)}
              left={left}
              onTake={(taken) =>
                onTake({ id, ...(option && { optionId: option.id }), quantity: taken })
              }
            />
          )}
        </div>
      )}
    </li>
  );
}
