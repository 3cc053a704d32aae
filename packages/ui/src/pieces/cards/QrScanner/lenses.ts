import { lensWords } from './messages';

export type Lens = { deviceId: string; label: string };

const { front, rear, special, several } = lensWords;

/** Android names its cameras in order: the first that faces back is the main one. */
const numberIn = (label: string) => Number(/camera2?\s+(\d+)/i.exec(label)?.[1] ?? 0);

const rank = ({ label }: Lens) =>
  (special.test(label) ? 100 : 0) + (several.test(label) ? 10 : 0) + numberIn(label) / 100;

/** The plain main lens at the back, or null where the labels do not say. */
export function mainLens(lenses: readonly Lens[]): Lens | null {
  const atTheBack = lenses.filter(({ label }) => rear.test(label) && !front.test(label));
  const [best] = atTheBack.toSorted((a, b) => rank(a) - rank(b));
  return best ?? null;
}

/** What the switch goes to: round all there are, beginning with the main one. */
export function nextLens(lenses: readonly Lens[], current: string | undefined): Lens | null {
  const main = mainLens(lenses);
  const ring = main ? [main, ...lenses.filter((lens) => lens !== main)] : lenses;
  const place = ring.findIndex(({ deviceId }) => deviceId === current);
  return ring[(place + 1) % ring.length] ?? null;
}
