import { useState } from 'react';

/** Selected code. The selection is kept by id when other orders are handed over and leave the list. */
export function usePickupCodes(items: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    index: Math.max(
      items.findIndex(({ id }) => id === chosen),
      0,
    ),
    onSelect: (index: number) => setChosen(items[index]?.id ?? null),
  };
}
