import { sampleColor } from '../tokens';
import { toHex, toOklch } from '../tokens/color-math.ts';

const sample = toOklch(sampleColor);

/** Hues of a red shirt's lights and shadows. Skin, lips and wood are above, a dusky sky is below. */
const isOfShirt = ({ c, h }: { c: number; h: number }) =>
  c > 0.05 && h > sample.h - 15 && h < sample.h + 3;

/** A drawing, as an SVG data URI, in the colour of another club: its shades stay as far from the colour as they are. */
export function recolored(picture: string, color: string): string {
  const club = toOklch(color);
  return picture.replace(/%23[0-9a-f]{6}(?![0-9a-f])/gi, (encoded) => {
    const shade = toOklch(encoded.replace('%23', '#'));
    if (!isOfShirt(shade)) return encoded;
    const l =
      shade.l < sample.l
        ? (shade.l / sample.l) * club.l
        : 1 - ((1 - shade.l) / (1 - sample.l)) * (1 - club.l);
    return toHex({ l, c: (shade.c / sample.c) * club.c, h: club.h }).replace('#', '%23');
  });
}
