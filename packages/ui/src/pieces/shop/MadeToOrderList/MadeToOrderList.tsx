import type { components } from '@homestand/api-client/contract';
import { formatCount } from '../../../format/internal';
import { ArrowDownIcon, InfoIcon } from '../../../icons';
import { Button, Heading, Inline, Notice, Table, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MadeToOrderList.css';
import { madeToOrderListMessages } from './messages';

type Production = components['schemas']['Production'];

export type MadeToOrderListProps = {
  production: Production;
  /** The sale has ended: the numbers grow no more. */
  ended: boolean;
  /** Pieces without which nothing is made; null: none. */
  minimum: number | null;
  /** The file for the maker. */
  csv: { pending: boolean; onSave: () => void };
};

/** Pieces of a product that are to be made to order, by option, and whether they reach the minimum. */
export function MadeToOrderList({ production, ended, minimum, csv }: MadeToOrderListProps) {
  const m = useMessages('MadeToOrderList', madeToOrderListMessages);
  const missing = Math.max(0, (minimum ?? 0) - production.paid);
  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <Text kind="small" phrases>
        {ended ? m.ended : m.open}
      </Text>
      <Notice tone="warning">
        {missing > 0 && minimum !== null && m.belowMinimum(minimum, missing, ended)}
      </Notice>
      <Table
        label={m.table}
        cards="desktop"
        items={[...production.list, { ...production, id: 0, label: m.sum }]}
        getKey={({ id }) => id}
        columns={[
          {
            header: m.option,
            isRowHeader: true,
            cell: ({ label }) => (label === '' ? m.only : label),
          },
          {
            header: m.paid,
            align: 'end',
            nowrap: true,
            labelled: true,
            card: 'start',
            cell: ({ paid }) => formatCount(paid),
          },
          {
            header: m.inPayment,
            align: 'end',
            nowrap: true,
            labelled: true,
            card: 'end',
            cell: ({ inPayment }) => formatCount(inPayment),
          },
        ]}
      />
      {production.inPayment > 0 && (
        <Text kind="caption" tone="muted" phrases icon={<InfoIcon size="tiny" />}>
          {m.inPaymentHelp}
        </Text>
      )}
      <Inline>
        <Button
          size="small"
          emphasis="quiet"
          icon={<ArrowDownIcon size="small" />}
          pending={csv.pending}
          onClick={csv.onSave}
        >
          {m.csv}
        </Button>
      </Inline>
    </section>
  );
}
