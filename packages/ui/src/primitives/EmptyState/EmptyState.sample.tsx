import { Button, EmptyState } from '@homestand/ui';
import { CartIcon } from '@homestand/ui/icons';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<CartIcon />}
      title="カートに商品がありません"
      action={
        <Button tone="accent" href="#shop">
          ショップを見る
        </Button>
      }
    >
      気になる商品を、ショップでご覧ください。
    </EmptyState>
  );
}
