// Engine: native table; no script.
import type { ReactNode } from 'react';
import { useLinkComponent } from '../UiProvider/useLinkComponent';
import * as styles from './Table.css';

export type TableColumn<Item> = {
  /** Its heading; empty if no column has one. */
  header: string;
  cell: (item: Item) => ReactNode;
  /** Its cells name their rows. Without such a column the first one does. */
  isRowHeader?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  nowrap?: boolean | undefined;
  /** Place on a card: a line of its own, or the start or the end of a line that it shares. */
  card?: 'line' | 'start' | 'end' | undefined;
  /** On a card the heading stands before the content. */
  labelled?: boolean | undefined;
};

export type TableProps<Item> = styles.TableVariants & {
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  /** Returns a stable key of an item. */
  getKey: (item: Item, index: number) => string | number;
  /** Accessible name of a table without a caption. */
  label?: string | undefined;
  caption?: string | undefined;
  /** Rows below all items, such as sums: a name, and the cells of the last columns. */
  footer?: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[] | undefined;
  /** Attributes of each row of an item. */
  rowMark?: { readonly [name: `data-${string}`]: string } | undefined;
};

/** Rows of one kind in columns. With `cards`, below that width each row is a card. */
export function Table<Item>({
  columns,
  items,
  getKey,
  label,
  caption,
  footer = [],
  rowMark,
  density = 'comfortable',
  cards = 'never',
}: TableProps<Item>) {
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const cellClass = (
    { align = 'start', nowrap = false, card = 'line' }: TableColumn<Item>,
    kind: 'heading' | 'body',
  ) => styles.cell({ kind, density, cards, align, nowrap, card });

  const table = (
    <table aria-label={label} className={styles.table({ density, cards })}>
      {caption !== undefined && <caption className={styles.caption[cards]}>{caption}</caption>}
      {columns.some(({ header }) => header !== '') && (
        <thead className={styles.head[cards]}>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={cellClass(column, 'heading')}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className={styles.body[cards]}>
        {items.map((item, index) => (
          <tr key={getKey(item, index)} {...rowMark} className={styles.row({ cards })}>
            {columns.map((column, place) => {
              const Cell = column === rowHeader ? 'th' : 'td';
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move, and may have no heading.
                  key={place}
                  scope={column === rowHeader ? 'row' : undefined}
                  className={cellClass(column, 'body')}
                >
                  {column.labelled && (
                    <span className={styles.cardLabel[cards]}>{column.header}</span>
                  )}
                  {column.cell(item)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {footer.length > 0 && (
        <tfoot>
          {footer.map(([name, ...cells], index) => {
            const span = columns.length - cells.length;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: sums do not move.
              <tr key={index}>
                <th
                  scope="row"
                  colSpan={span}
                  className={styles.cell({ density, align: span > 1 ? 'end' : 'start' })}
                >
                  {name}
                </th>
                {cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                  <td key={place} className={styles.cell({ density, align: 'end', nowrap: true })}>
                    {cell}
                  </td>
                ))}
              </tr>
            );
          })}
        </tfoot>
      )}
    </table>
  );
  return cards === 'never' ? <div className={styles.scroll}>{table}</div> : table;
}

export type TableRowLinkProps = { href: string; children: ReactNode };

/** Link in a cell of a table. It covers the row. */
export function TableRowLink({ href, children }: TableRowLinkProps) {
  const Link = useLinkComponent();
  return (
    <Link href={href} className={styles.rowLink}>
      {children}
    </Link>
  );
}
