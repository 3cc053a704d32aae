export type Lens = { deviceId: string; label: string };

const front = /front|user|facetime|self(?!.*rear)|前面|フロント|インカメラ|内側|TrueDepth|自撮り/i;
const rear = /back|rear|environment|背面|リア|アウトカメラ|外側/i;
/** Lenses that see too much, too little, or only heat and distance. */
const special =
  /ultra[\s-]?wide|超広角|0[.,]5\s?[x×]|tele(?:photo)?|望遠|macro|マクロ|depth|深度|infrared|赤外|thermal|mono|desk view|デスクビュー/i;
/** Several lenses as one: the phone changes between them by itself, also to the wide one when close. */
const several = /dual|triple|quad|デュアル|トリプル|クアッド/i;

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
