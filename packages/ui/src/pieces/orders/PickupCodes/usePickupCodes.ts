import { useState } from 'react';

/** Which code shows: it stays while others are handed over and leave the row. */
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
