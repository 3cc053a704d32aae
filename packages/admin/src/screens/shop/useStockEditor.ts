import { ApiError } from '@homestand/api-client';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import type { OptionStock, StockDialogProps } from '@homestand/ui';
import { useState } from 'react';
import {
  adjustShopStock,
  putStockCount,
  type ShopProduct,
  stockMoves,
} from '../../data/shop/products';

type Counting = { option: OptionStock; moves: StockDialogProps['moves'] };

/** Changes of the stock of a product. The dialog is in the address; a count names the stock it began with. */
export function useStockEditor(product: ShopProduct, reload: () => Promise<unknown>) {
  const dialog = useOverlayParam('stock');
  const { pending, error, run, clear } = useAction();
  const { keyFor, clear: clearKey } = useIdempotencyKey();
  const [counting, setCounting] = useState<Counting | null>(null);
  const [kind, optionId] = dialog.opened?.split('-') ?? [];
  const present = product.options.find(({ id }) => String(id) === optionId);
  const isCount = kind === 'count';
  // Opened by its address: the count begins with the stock that is shown first.
  if (isCount && present && counting?.option.id !== present.id)
    setCounting({ option: present, moves: null });
  const begun = isCount && counting?.option.id === present?.id ? counting : null;
  const option = begun?.option ?? present;

  function open(next: 'count' | 'adjust', opened: OptionStock) {
    clear();
    setCounting({ option: opened, moves: null });
    dialog.open(`${next}-${opened.id}`);
  }

  async function change(call: () => Promise<unknown>, onFailure?: (failure: unknown) => unknown) {
    await run(async () => {
      await call();
      clearKey();
      await reload();
      dialog.close();
    }, onFailure);
  }

  const count = (pieces: number | null, reason: string) =>
    option &&
    change(
      () =>
        putStockCount(option.id, {
          count: pieces,
          version: option.onHand === null ? null : option.version,
          ...(reason !== '' && { reason }),
        }),
      async (failure) => {
        await reload();
        if (!(failure instanceof ApiError) || failure.code !== 409) return false;
        const moves = await stockMoves(option.id, option.version).catch(() => []);
        setCounting({ option, moves });
        return moves.length > 0;
      },
    );

  return {
    table: {
      items: product.options,
      status: product.state,
      fewLeft: product.fewLeft,
      onCount: (opened: OptionStock) => open('count', opened),
      onAdjust: (opened: OptionStock) => open('adjust', opened),
    },
    dialog: {
      open:
        option && (isCount || kind === 'adjust')
          ? {
              kind: isCount ? ('count' as const) : ('adjust' as const),
              option,
              productName: product.content.name,
            }
          : null,
      pending,
      error,
      moves: begun?.moves ?? null,
      onCount: (pieces: number, reason: string) => void count(pieces, reason),
      onAdjust: (pieces: number, reason: string) => {
        const body = { change: pieces, reason };
        if (option) void change(() => adjustShopStock(option.id, body, keyFor([option.id, body])));
      },
      onStop: () => count(null, ''),
      onRestart: () => setCounting(present ? { option: present, moves: null } : null),
      onClose: dialog.close,
    } satisfies StockDialogProps,
  };
}
