import { nameWithOption } from '@homestand/api-client/optionName';
import { PrintIcon } from '../../../icons';
import { Button, EmptyState, QuantityField, RadioGroup, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import * as styles from './MatchPacking.css';
import { matchPackingMessages } from './messages';
import { type LabelLayout, labelSheets, type PackedOrder } from './packing';

type Labels = { layout: LabelLayout; start: number | null };

type Props = Labels & {
  orders: readonly PackedOrder[];
  onChange: (labels: Labels) => void;
  onPrint: () => void;
};

/** Labels of the envelopes that are to be handed over, on sheets of labels. */
export function MatchPackingLabels({ orders, layout, start, onChange, onPrint }: Props) {
  const m = useMessages('MatchPacking', matchPackingMessages);
  const open = orders.filter(({ state }) => state === 'open');
  if (open.length === 0) return <EmptyState title={m.none} />;
  const sheets = labelSheets(open, layout, start ?? 1);
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Text kind="small" phrases>
          {m.labelsHelp}
        </Text>
        <RadioGroup
          label={m.layout}
          items={[
            { value: '12', label: m.layouts[12] },
            { value: '24', label: m.layouts[24] },
          ]}
          value={String(layout)}
          onValueChange={(value) => onChange({ layout: value === '12' ? 12 : 24, start: 1 })}
        />
        <QuantityField
          // Its text stays when the paper changes.
          key={layout}
          label={m.start}
          hint={m.startHelp}
          range={[1, layout]}
          value={start}
          onValueChange={(value) => onChange({ layout, start: value })}
        />
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
        <Text kind="small" role="status">
          {m.sheets(open.length, sheets.length)}
        </Text>
      </div>
      {sheets.map((labels, sheet) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets do not move.
        <ul key={sheet} role="list" aria-label={m.labels} className={styles.labelSheet[layout]}>
          {labels.map((order, place) =>
            order === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: places do not move.
              <li key={place} className={styles.gone} aria-hidden="true" />
            ) : (
              <MatchPackingLabel key={order.id} {...{ order, layout }} />
            ),
          )}
        </ul>
      ))}
    </div>
  );
}

function MatchPackingLabel({ order, layout }: { order: PackedOrder; layout: LabelLayout }) {
  const m = useMessages('MatchPacking', matchPackingMessages);
  const { id, name, items } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.label}>
      <div className={styles.labelHead}>
        <OrderNumber orderId={id} />
        <Text as="span" kind="caption">
          {m.total(pieces)}
        </Text>
      </div>
      <p className={styles.labelName}>
        <bdi>{m.to(name)}</bdi>
      </p>
      <p className={styles.items[layout]}>
        {items
          .map(({ productName, option, quantity }) =>
            m.item(nameWithOption(productName, option?.label), quantity),
          )
          .join(m.separator)}
      </p>
    </li>
  );
}
