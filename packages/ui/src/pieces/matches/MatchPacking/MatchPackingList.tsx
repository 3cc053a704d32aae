import { Checkbox, EmptyState, Heading, RowList, RowListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import * as styles from './MatchPacking.css';
import { type MatchPackingMessages, matchPackingMessages } from './messages';
import type { PackingRow } from './packing';

type Props = {
  kind: 'pack' | 'back';
  rows: readonly PackingRow[];
  booth?: readonly PackingRow[];
  onTick: (row: PackingRow, ticked: boolean) => void;
};

/** Goods to tick off one by one, into the car or out of the box. */
export function MatchPackingList({ kind, rows, booth = [], onTick }: Props) {
  const m = useMessages('MatchPacking', matchPackingMessages);
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const done = rows.filter(({ ticked, quantity }) => ticked === quantity).length;
  const rowOf = (row: PackingRow, notes: string[], checked: boolean) => (
    <RowListItem
      key={row.key}
      end={<span className={styles.pieces}>{m.quantity(row.quantity)}</span>}
    >
      <Checkbox
        label={<ProductName option={row.option?.label}>{row.productName}</ProductName>}
        {...(notes.length > 0 && { description: notes.join(m.separator) })}
        checked={checked}
        onCheckedChange={(ticked) => onTick(row, ticked)}
      />
    </RowListItem>
  );
  return (
    <div className={styles.root}>
      {rows.length === 0 ? (
        <EmptyState title={kind === 'pack' ? m.none : m.nothingBack} />
      ) : (
        <>
          <Text kind="small" phrases tone="muted">
            {kind === 'pack' ? m.packHelp : m.backHelp}
          </Text>
          <Text role="status">{m.summary(rows.length, pieces, done)}</Text>
          <RowList label={m.view[kind]}>
            {rows.map((row) => rowOf(row, notesOf(row, m), row.ticked === row.quantity))}
          </RowList>
        </>
      )}
      {booth.length > 0 && (
        <section className={styles.root} aria-label={m.booth}>
          <Heading level={2} kind="label">
            {m.booth}
          </Heading>
          <Text kind="small" phrases tone="muted">
            {m.boothHelp}
          </Text>
          <RowList label={m.booth}>
            {booth.map((row) => rowOf(row, [], row.ticked !== null))}
          </RowList>
        </section>
      )}
    </div>
  );
}

/** What has changed since it was ticked comes first: somebody has to do something. */
function notesOf({ quantity, ticked, free = 0, from }: PackingRow, m: MatchPackingMessages) {
  const changed =
    ticked === null || ticked === quantity
      ? []
      : [ticked < quantity ? m.more(ticked, quantity) : m.less(ticked, quantity)];
  const sources = from
    ? (['open', 'dropped', 'moved'] as const).flatMap((name) =>
        from[name] > 0 ? m.from[name](from[name]) : [],
      )
    : [];
  return [...changed, ...sources, ...(free > 0 ? [m.free(free)] : [])];
}
