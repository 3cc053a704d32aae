/** Initial player: the third, or the last of fewer. */
export function startPlayerId(items: readonly { id: number }[]): number | null {
  return (items[2] ?? items.at(-1))?.id ?? null;
}
