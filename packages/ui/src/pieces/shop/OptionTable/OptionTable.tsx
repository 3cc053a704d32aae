import type { components } from '@homestand/api-client/contract';
import { formatCount } from '../../../format/internal';
import { Button, Heading, Inline, Notice, Table, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { StockLabel } from '../../shared/StockLabel/StockLabel';
import type { ShopProductState } from '../ProductState/ProductState';
import { optionTableMessages } from './messages';
import * as styles from './OptionTable.css';

export type OptionStock = components['schemas']['ShopStock'];

export type OptionTableProps = {
  items: readonly OptionStock[];
  status: ShopProductState;
  /** From that many pieces down fans are told how many are left. */
  fewLeft: number;
  onCount: (option: OptionStock) => void;
  onAdjust: (option: OptionStock) => void;
};

/** The stock of each option of a product, and what fans read of it. */
export function OptionTable({ items, status, fewLeft, onCount, onAdjust }: OptionTableProps) {
  const m = useMessages('OptionTable', optionTableMessages);
  const number = (count: number | null) =>
    count === null ? (
      <Text as="span" tone="muted">
        {m.nothing}
      </Text>
    ) : (
      formatCount(count)
    );
  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {items.map(({ id, label, held, oversold = 0 }) => (
        <Notice key={id} tone="warning">
          {oversold > 0 && (
            <Text as="span" kind="small" phrases>
              {m.oversold(label, formatCount(oversold))}
              {held > 0 && m.oversoldHeld(formatCount(held))}
            </Text>
          )}
        </Notice>
      ))}
      <Table
        label={m.table}
        cards="desktop"
        items={items}
        getKey={({ id }) => id}
        columns={[
          {
            header: m.option,
            isRowHeader: true,
            cell: ({ label }) => (label === '' ? m.only : label),
          },
          {
            header: m.onHand,
            align: 'end',
            nowrap: true,
            labelled: true,
            card: 'start',
            cell: ({ onHand }) => (onHand === null ? m.notCounted : formatCount(onHand)),
          },
          {
            header: m.held,
            align: 'end',
            nowrap: true,
            labelled: true,
            card: 'end',
            cell: ({ onHand, held }) => number(onHand === null ? null : held),
          },
          {
            header: m.sellable,
            align: 'end',
            nowrap: true,
            labelled: true,
            card: 'start',
            cell: ({ sellable }) => number(sellable),
          },
          {
            header: m.fans,
            labelled: true,
            card: 'end',
            cell: (item) => <OptionTableFans {...{ item, status, fewLeft }} />,
          },
          {
            header: m.actions,
            cell: (item) => (
              <Inline>
                <Button
                  size="small"
                  emphasis="quiet"
                  aria-label={m.about(item.onHand === null ? m.begin : m.count, item.label)}
                  onClick={() => onCount(item)}
                >
                  {item.onHand === null ? m.begin : m.count}
                </Button>
                {item.onHand !== null && (
                  <Button
                    size="small"
                    emphasis="quiet"
                    aria-label={m.about(m.adjust, item.label)}
                    onClick={() => onAdjust(item)}
                  >
                    {m.adjust}
                  </Button>
                )}
              </Inline>
            ),
          },
        ]}
      />
      <Text kind="caption" phrases tone="muted">
        {m.heldHelp}
        {m.saveHelp}
      </Text>
    </section>
  );
}

type FansProps = { item: OptionStock } & Pick<OptionTableProps, 'status' | 'fewLeft'>;

/** What is left of an option for a fan who has no order of it. */
function OptionTableFans({ item: { sellable }, status, fewLeft }: FansProps) {
  const m = useMessages('OptionTable', optionTableMessages);
  if (status !== 'on_sale' || sellable === null || sellable > fewLeft)
    return (
      <Text as="span" kind="caption" tone="muted">
        {status === 'on_sale' ? m.plenty : m.hidden}
      </Text>
    );
  return <StockLabel stock={{ state: sellable > 0 ? 'few' : 'sold_out', left: sellable }} />;
}
