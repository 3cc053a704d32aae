import { ShopIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productMissingMessages } from './messages';

export type ProductMissingProps = { shopHref: string };

/** Shown for a product that does not exist or is no longer sold. */
export function ProductMissing({ shopHref }: ProductMissingProps) {
  const m = useMessages('ProductMissing', productMissingMessages);
  return (
    <EmptyState
      icon={<ShopIcon />}
      title={m.title}
      action={
        <Button tone="accent" href={shopHref}>
          {m.shop}
        </Button>
      }
    >
      {m.help}
    </EmptyState>
  );
}
