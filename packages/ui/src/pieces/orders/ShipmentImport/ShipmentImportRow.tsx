import { WarningIcon } from '../../../icons';
import { Inline, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shipmentImportMessages } from './messages';
import type { ShipmentImportItem, ShipmentImportProps } from './ShipmentImport';
import * as styles from './ShipmentImport.css';

export type FilledRow = ShipmentImportItem & {
  problem: Exclude<ShipmentImportItem['problem'], 'blank'>;
};

type Props = Pick<ShipmentImportProps, 'orderHrefOf'> & { item: FilledRow };

/** One line of the file: what would change, or why nothing does. */
export function ShipmentImportRow({ item, orderHrefOf }: Props) {
  const m = useMessages('ShipmentImport', shipmentImportMessages);
  const { line, orderId, name, before, after, problem } = item;
  const wordsOf = (shipment: { carrier: ShipmentCarrier; trackingNumber: string | null }) =>
    [shipment.carrier && m.carriers[shipment.carrier], shipment.trackingNumber ?? m.none]
      .filter(Boolean)
      .join(' ');
  return (
    <li className={styles.row}>
      <Text as="span" kind="caption" tone="muted">
        {m.line(line)}
      </Text>
      <Inline as="span" rowGap="none" align="baseline">
        {before ? (
          <TextLink standalone href={orderHrefOf(orderId)}>
            {orderId}
          </TextLink>
        ) : (
          orderId
        )}
        {name !== null && (
          <Text as="span" kind="caption" tone="muted">
            {name}
          </Text>
        )}
      </Inline>
      {after && (
        <span className={styles.change}>
          {m.becomes(before?.state === 'shipped' ? wordsOf(before) : m.nothing, wordsOf(after))}
        </span>
      )}
      {problem !== null && (
        <Text as="span" kind="label" tone="warning" icon={<WarningIcon size="tiny" />}>
          {m.problems[problem]}
        </Text>
      )}
    </li>
  );
}

type ShipmentCarrier = NonNullable<FilledRow['before']>['carrier'];
