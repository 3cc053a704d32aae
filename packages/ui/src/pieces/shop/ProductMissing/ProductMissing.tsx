import { ShopIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { type ProductMissingMessages, productMissingMessages } from './messages';

export type ProductMissingProps = { shopHref: string; messages?: ProductMissingMessages };

/** Shown for a product that does not exist or is no longer sold. */
export function ProductMissing({
  shopHref,
  messages: m = productMissingMessages,
}: ProductMissingProps) {
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
