import { lensWords } from './messages.ts';

export type Lens = { deviceId: string; label: string };

const { front, rear, special, several } = lensWords;

/** Android numbers its cameras: the rear camera with the lowest number is the main one. */
const numberIn = (label: string) => Number(/camera2?\s+(\d+)/i.exec(label)?.[1] ?? 0);

const rank = ({ label }: Lens) =>
  (special.test(label) ? 100 : 0) + (several.test(label) ? 10 : 0) + numberIn(label) / 100;

/** Returns the main rear lens, or null when the labels do not tell. */
export function mainLens(lenses: readonly Lens[]): Lens | null {
  const atTheBack = lenses.filter(({ label }) => rear.test(label) && !front.test(label));
  const [best] = atTheBack.toSorted((a, b) => rank(a) - rank(b));
  return best ?? null;
}

/** Returns the next lens in the cycle, which starts with the main one. */
export function nextLens(lenses: readonly Lens[], current: string | undefined): Lens | null {
  const main = mainLens(lenses);
  const ring = main ? [main, ...lenses.filter((lens) => lens !== main)] : lenses;
  const place = ring.findIndex(({ deviceId }) => deviceId === current);
  return ring[(place + 1) % ring.length] ?? null;
}
