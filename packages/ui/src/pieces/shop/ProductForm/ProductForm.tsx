import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, Form, Inline, Notice, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { productFormMessages } from './messages';
import * as styles from './ProductForm.css';
import { ProductFormConflict } from './ProductFormConflict';
import { ProductFormFields } from './ProductFormFields';
import { type ProductField, type ProductValues, problemsOf } from './productValues';

export { type ProductField, type ProductValues, piecesOf, priceOf } from './productValues';

export type ProductFormProps = {
  kind: 'new' | 'existing';
  value: ProductValues;
  onValueChange: (change: Partial<ProductValues>) => void;
  /** Fields and pictures that differ from what is stored. */
  changes: number;
  /** Puts the fields back to what is stored. */
  onUndo: () => void;
  onSave: () => void;
  pending: boolean;
  error: string | null;
  /** Sentences of the server about single fields. */
  fieldErrors: Partial<Record<ProductField, string>>;
  /** What somebody else has changed since the typing began, where something else was typed; null without a conflict. */
  conflict: {
    fields: Partial<ProductValues>;
    pictures: boolean;
    /** Who it was, and when, as far as it is known. */
    by: string | null;
    at: string | null;
  } | null;
  pictures: ReactNode;
};

/** All fields of a product. Saving it never changes its stock. */
export function ProductForm({
  kind,
  value,
  onValueChange,
  changes,
  onUndo,
  onSave,
  pending,
  error,
  fieldErrors,
  conflict,
  pictures,
}: ProductFormProps) {
  const m = useMessages('ProductForm', productFormMessages);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(value);

  function submit() {
    setTried(true);
    if (!Object.values(problems).includes(true)) onSave();
  }

  return (
    <section className={styles.root}>
      <Form label={m.form} pending={pending} onSubmit={submit}>
        <ProductFormConflict conflict={conflict} onTakeTheirs={onUndo} />
        <ProductFormFields
          value={value}
          onValueChange={onValueChange}
          errors={{
            ...fieldErrors,
            ...(tried && problems.name && { name: m.nameMissing }),
            ...(tried && problems.price && { price: m.priceWrong }),
            ...(tried && problems.externalLinkUrl && { externalLinkUrl: m.addressWrong }),
            ...(tried && problems.closesAt && { closesAt: m.closesWrong }),
            ...(tried && problems.perPerson && { perPerson: m.piecesWrong }),
            ...(tried && problems.endMissing && { closesAt: m.endMissing }),
            ...(tried && problems.ceiling && { ceiling: m.piecesWrong }),
            ...(tried && problems.minimum && { minimum: m.piecesWrong }),
            ...(tried && problems.aboveCeiling && { minimum: m.aboveCeiling }),
          }}
        />
        {pictures}
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Stack gap="sm">
          <Text kind="caption" tone="muted" role="status">
            {changes > 0 ? m.changed(changes) : kind === 'existing' && m.saved}
          </Text>
          <Inline>
            <Button
              {...shortcutMark.main}
              {...shortcutMark.save}
              type="submit"
              tone="accent"
              pending={pending}
            >
              {kind === 'new' ? m.create : conflict ? m.overwrite : m.save}
            </Button>
            {changes > 0 && !conflict && (
              <Button emphasis="quiet" onClick={onUndo}>
                {m.undo}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </section>
  );
}
