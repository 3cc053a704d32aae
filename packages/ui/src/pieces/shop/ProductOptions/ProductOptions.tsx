import { formatDateTime } from '../../../format';
import { PlusIcon } from '../../../icons';
import { Button, Form, Heading, Inline, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productOptionsMessages } from './messages';
import * as styles from './ProductOptions.css';
import { ProductOptionsRow } from './ProductOptionsRow';
import { type OptionsDraft, type StoredOption, useProductOptions } from './useProductOptions';

export type ProductOptionsProps = {
  /** The options that are sold, in their order; none of a product without options. */
  items: readonly StoredOption[];
  /** Who has changed them last, and when; null if nobody has, or it is not known. */
  lastChange: { by: string | null; at: string | null };
  /** What is typed and not stored; null if nothing is. */
  draft: OptionsDraft | null;
  onDraftChange: (draft: OptionsDraft | null) => void;
  onSave: (options: readonly { id: number | null; label: string; price: number | null }[]) => void;
  pending: boolean;
  error: string | null;
};

/** What a product is sold as, such as its sizes: added, renamed, priced, sorted and retired in one step. */
export function ProductOptions({
  items,
  lastChange: { by, at },
  draft,
  onDraftChange,
  onSave,
  pending,
  error,
}: ProductOptionsProps) {
  const m = useMessages('ProductOptions', productOptionsMessages);
  const form = useProductOptions({ items, draft, onDraftChange });
  const { rows, retired, changed, conflict, isFull } = form;

  function submit() {
    const options = form.submit();
    if (options) onSave(options);
  }

  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <Text kind="caption" phrases tone="muted">
        {rows.length === 0 ? m.none : m.hint}
      </Text>
      <Form label={m.title} pending={pending} onSubmit={submit}>
        {rows.length > 0 && (
          <ol role="list" className={styles.list}>
            {rows.map((row, index) => (
              <ProductOptionsRow
                key={row.key}
                row={row}
                place={index + 1}
                count={rows.length}
                onChange={(change) => form.change(row.key, change)}
                onMove={(step) => form.move(index, index + step)}
                onRemove={() => form.remove(row.key)}
              />
            ))}
          </ol>
        )}
        <Notice tone="warning" role="status">
          {retired.length > 0
            ? m.retires(retired)
            : items.length === 0 && rows.length > 0 && m.begins}
        </Notice>
        <Notice tone="warning" role="alert">
          {conflict &&
            m.conflict(
              at && formatDateTime(at),
              by,
              items.map(({ label }) => label),
            )}
        </Notice>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Inline>
          <Button
            size="small"
            emphasis="quiet"
            icon={<PlusIcon size="small" />}
            disabled={isFull}
            onClick={form.add}
          >
            {isFull ? m.full : m.add}
          </Button>
          {changed && (
            <>
              <Button type="submit" size="small" tone="accent" pending={pending}>
                {conflict ? m.overwrite : m.save}
              </Button>
              <Button size="small" emphasis="quiet" onClick={form.undo}>
                {conflict ? m.takeTheirs : m.undo}
              </Button>
            </>
          )}
        </Inline>
      </Form>
    </section>
  );
}
