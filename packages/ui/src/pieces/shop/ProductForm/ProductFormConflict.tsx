import { formatDateTime, formatYen } from '../../../format';
import { Button, DescriptionList, DescriptionListItem, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productFormMessages } from './messages';
import type { ProductFormProps } from './ProductForm';
import * as styles from './ProductForm.css';
import { type ProductField, type ProductValues, productFields } from './productValues';

type Props = { conflict: ProductFormProps['conflict']; onTakeTheirs: () => void };

/** What somebody else has stored in the fields in which something else was typed. */
export function ProductFormConflict({ conflict, onTakeTheirs }: Props) {
  const m = useMessages('ProductForm', productFormMessages);
  function wordsOf(field: ProductField, stored: Partial<ProductValues>): string {
    if (field === 'category') return stored.category ? m.categories[stored.category] : m.empty;
    if (field === 'price') return formatYen(Number(stored.price));
    // `2026-12-01T10:00`
    if (field === 'opensAt' || field === 'closesAt')
      return stored[field]?.replace('T', ' ') || m.empty;
    return stored[field] || m.empty;
  }
  return (
    <Notice tone="warning" role="alert">
      {conflict && (
        <Stack gap="sm" align="start">
          <p>{m.conflict(conflict.at && formatDateTime(conflict.at), conflict.by)}</p>
          <div className={styles.stored}>
            <DescriptionList>
              {productFields
                .filter((field) => conflict.fields[field] !== undefined)
                .map((field) => (
                  <DescriptionListItem key={field} term={m.theirs(m[field])}>
                    <span className={styles.theirs}>{wordsOf(field, conflict.fields)}</span>
                  </DescriptionListItem>
                ))}
            </DescriptionList>
          </div>
          {conflict.pictures && <p>{m.picturesChanged}</p>}
          <Button size="small" emphasis="quiet" onClick={onTakeTheirs}>
            {m.takeTheirs}
          </Button>
        </Stack>
      )}
    </Notice>
  );
}
