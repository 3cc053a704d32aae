import type { components } from '@homestand/api-client/contract';
import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { ArrowDownIcon, InfoIcon } from '../../../icons';
import { Button, ConfirmAction, Heading, Inline, Notice, Table, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MadeToOrderList.css';
import { MadeToOrderListCallOff } from './MadeToOrderListCallOff';
import { makingState } from './makingState';
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
  /** Cancels and refunds all orders of a product that stayed below its minimum, or tries those that are left. */
  callOff: { pending: boolean; error: string | null; onCallOff: () => unknown };
  orderHref: (orderId: string) => string;
};

/** Pieces of a product that are to be made to order, by option, and whether they reach the minimum. */
export function MadeToOrderList({ orderHref, ...props }: MadeToOrderListProps) {
  const m = useMessages('MadeToOrderList', madeToOrderListMessages);
  const { production, callOff } = props;
  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {production.callOff ? (
        <MadeToOrderListCallOff state={production.callOff} {...callOff} orderHref={orderHref} />
      ) : (
        <Pieces {...props} />
      )}
    </section>
  );
}

type PiecesProps = Omit<MadeToOrderListProps, 'orderHref'>;

function Pieces({ production, ended, minimum, csv, callOff }: PiecesProps) {
  const m = useMessages('MadeToOrderList', madeToOrderListMessages);
  const { open } = production;
  const { state, missing } = makingState({ production, ended, minimum });
  return (
    <>
      <Text kind="small" phrases>
        {m.makingStates[state]}
      </Text>
      <Notice tone="warning">
        {missing > 0 && minimum !== null && m.belowMinimum(minimum, missing, state === 'below')}
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
          {state === 'mayReach' ? m.mayReach : m.inPaymentHelp}
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
        {state === 'below' && (
          <ConfirmAction
            button={{
              size: 'small',
              emphasis: 'quiet',
              tone: 'danger',
              pending: callOff.pending,
              children: m.callOff,
            }}
            title={m.callOffAsk}
            confirmLabel={m.callOffConfirm}
            tone="danger"
            onConfirm={callOff.onCallOff}
          >
            {m.callOffHelp(open.orders, open.pieces, formatYen(open.amount))}
          </ConfirmAction>
        )}
      </Inline>
      <Notice tone="danger" role="alert">
        {callOff.error}
      </Notice>
    </>
  );
}
