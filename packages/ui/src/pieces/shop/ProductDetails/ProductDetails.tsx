import type { ReactNode } from 'react';
import { EyeIcon, EyeOffIcon, PrintIcon, UndoIcon } from '../../../icons';
import { Button, ConfirmAction, Heading, Inline, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ShopProductState } from '../ProductState/ProductState';
import { productDetailsMessages } from './messages';
import * as styles from './ProductDetails.css';

export type ProductDetailsProps = {
  form: ReactNode;
  options?: ReactNode;
  stock?: ReactNode;
  /** Where its price tags are printed; missing for what no booth sells. */
  priceTagsHref?: string;
  preview: ReactNode;
  /** Whether fans see it; null for a product that does not exist yet. */
  publication: {
    state: ShopProductState;
    pending: boolean;
    error: string | null;
    onState: (state: ShopProductState) => unknown;
  } | null;
  /** Dialogs. */
  children?: ReactNode;
};

/** A product for staff: its form and stock, and beside them what fans see and whether they see it. */
export function ProductDetails({
  form,
  options,
  stock,
  priceTagsHref,
  preview,
  publication,
  children,
}: ProductDetailsProps) {
  const m = useMessages('ProductDetails', productDetailsMessages);
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        {form}
        {options}
        {stock}
        {priceTagsHref !== undefined && (
          <Button emphasis="quiet" icon={<PrintIcon size="small" />} href={priceTagsHref}>
            {m.priceTags}
          </Button>
        )}
      </div>
      <div className={styles.column}>
        {publication && <ProductDetailsActions {...publication} />}
        {preview}
      </div>
      {children}
    </div>
  );
}

type Publication = NonNullable<ProductDetailsProps['publication']>;

/** Shows, hides and retires a product. */
function ProductDetailsActions({ state, pending, error, onState }: Publication) {
  const m = useMessages('ProductDetails', productDetailsMessages);
  return (
    <section aria-label={m.actions} className={styles.actions}>
      <Heading level={2} kind="label">
        {m.actions}
      </Heading>
      <Text kind="small" phrases tone="muted">
        {m.help[state]}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Inline>
        {state === 'hidden' && (
          <Button
            size="small"
            tone="accent"
            icon={<EyeIcon size="small" />}
            pending={pending}
            onClick={() => onState('on_sale')}
          >
            {m.show}
          </Button>
        )}
        {state === 'on_sale' && (
          <Button
            size="small"
            emphasis="quiet"
            icon={<EyeOffIcon size="small" />}
            pending={pending}
            onClick={() => onState('hidden')}
          >
            {m.hide}
          </Button>
        )}
        {state === 'retired' ? (
          <Button
            size="small"
            emphasis="quiet"
            icon={<UndoIcon size="small" />}
            pending={pending}
            onClick={() => onState('hidden')}
          >
            {m.restore}
          </Button>
        ) : (
          <ConfirmAction
            button={{ size: 'small', emphasis: 'quiet', tone: 'danger', children: m.retire }}
            title={m.retireTitle}
            confirmLabel={m.retireConfirm}
            tone="danger"
            onConfirm={() => onState('retired')}
          >
            {m.retireHelp}
          </ConfirmAction>
        )}
      </Inline>
    </section>
  );
}
