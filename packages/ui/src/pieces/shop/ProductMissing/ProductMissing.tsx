import { ShopIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { type ProductMissingMessages, productMissingMessages } from './messages';

export type ProductMissingProps = { shopHref: string; messages?: ProductMissingMessages };

/** Stands on the page of a product that is not sold, or not any more. */
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
