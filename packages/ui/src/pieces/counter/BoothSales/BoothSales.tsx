import { nameWithOption } from '@homestand/api-client/optionName';
import { formatListDateTime } from '../../../format/internal';
import {
  Button,
  ConfirmAction,
  Heading,
  Notice,
  RowList,
  RowListItem,
  StatusSign,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import type { SoldAtBooth } from '../BoothSale/BoothSale';
import * as styles from './BoothSales.css';
import { boothSalesMessages } from './messages';

export type BoothSaleRow = SoldAtBooth & {
  id: string;
  at: string;
  /** Pieces that the stock did not have free. */
  short: number;
  /** `waiting`, `undoing`: the server does not have it, or its undo, yet. */
  status: 'recorded' | 'waiting' | 'undoing' | 'undone' | 'refused';
  /** Why the server refused it. */
  message: string | null;
};

export type BoothSalesProps = {
  /** The newest first. */
  items: readonly BoothSaleRow[];
  /** Those that have just been recorded together. */
  last: readonly string[];
  /** Why the last undo failed. */
  error?: string | null;
  onUndo: (sale: BoothSaleRow, reason: string) => unknown;
  /** Somebody has read that it was refused. */
  onConfirm: (id: string) => void;
};

/** The last sales of a booth, and those that the server does not have yet. Nothing without any. */
export function BoothSales({ items, last, error = null, onUndo, onConfirm }: BoothSalesProps) {
  const m = useMessages('BoothSales', boothSalesMessages);
  const newest = items.filter(
    ({ id, status }) => last.includes(id) && (status === 'recorded' || status === 'waiting'),
  );
  const [first] = newest;
  const isWaiting = newest.some(({ status }) => status === 'waiting');
  return (
    <div className={styles.root}>
      <Notice tone="success" role="status">
        {first &&
          m.sold(
            newest.length === 1 ? nameWithOption(first.name, first.label || undefined) : null,
            newest.reduce((sum, { quantity }) => sum + quantity, 0),
            newest.reduce((sum, sale) => sum + amountOf(sale), 0),
            isWaiting,
          )}
      </Notice>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {items.length > 0 && (
        <section aria-label={m.title}>
          <Heading level={2} kind="label">
            {m.title}
          </Heading>
          <RowList>
            {items.map((item) => (
              <BoothSalesRow key={item.id} item={item} onUndo={onUndo} onConfirm={onConfirm} />
            ))}
          </RowList>
        </section>
      )}
    </div>
  );
}

type RowProps = Pick<BoothSalesProps, 'onUndo' | 'onConfirm'> & { item: BoothSaleRow };

function BoothSalesRow({ item, onUndo, onConfirm }: RowProps) {
  const m = useMessages('BoothSales', boothSalesMessages);
  const { id, name, label, at, quantity, means, short, status, message } = item;
  const amount = amountOf(item);
  const canUndo = status === 'recorded' || status === 'waiting';
  return (
    <RowListItem
      start={<StatusSign mark={marks[status]} size="small" />}
      end={
        <>
          <time dateTime={at} className={styles.time}>
            {formatListDateTime(at)}
          </time>
          {canUndo && (
            <ConfirmAction
              button={{ children: m.undo, emphasis: 'quiet', size: 'small' }}
              title={m.undoTitle(name)}
              confirmLabel={m.undo}
              cancelLabel={m.keep}
              onConfirm={() => onUndo(item, m.reason)}
            >
              {m.undoHelp(amount)}
            </ConfirmAction>
          )}
          {status === 'refused' && (
            <Button emphasis="quiet" size="small" onClick={() => onConfirm(id)}>
              {m.confirm}
            </Button>
          )}
        </>
      }
    >
      <Text as="span" kind="label">
        <ProductName option={label === '' ? undefined : label}>{name}</ProductName>
      </Text>
      <Text as="span" kind="caption" tone="muted">
        {m.detail(means, quantity, amount)}
      </Text>
      {status !== 'recorded' && <span className={styles.note}>{m[status]}</span>}
      {status === 'refused' && (
        <span className={styles.note}>
          {message} {m.manager}
        </span>
      )}
      {status === 'recorded' && short > 0 && <span className={styles.note}>{m.short(short)}</span>}
    </RowListItem>
  );
}

const marks = {
  recorded: 'check',
  waiting: 'bang',
  undoing: 'bang',
  undone: 'undo',
  refused: 'cross',
} as const;

const amountOf = ({ price, quantity }: BoothSaleRow) => price * quantity;
