import { emblemShape, wordsOf } from './club.ts';
import { round } from './svg.ts';

type Letter = { d: string; width: number };

const wide = (d: string): Letter => ({ d, width: 40 });

const letters: Readonly<Record<string, Letter>> = {
  A: wide('M4 60V14L14 2H26L36 14V60M4 38H36'),
  B: wide('M4 2H26L34 10V22L27 30H4M27 30L36 38V50L27 58H4V2'),
  C: wide('M36 17V12L27 2H13L4 12V48L13 58H27L36 48V43'),
  D: wide('M4 2H26L36 12V48L26 58H4Z'),
  E: wide('M36 2H4V58H36M4 30H31'),
  F: wide('M36 2H4V60M4 30H30'),
  G: wide('M36 15V12L27 2H13L4 12V48L13 58H27L36 48V33H22'),
  H: wide('M4 0V60M36 0V60M4 30H36'),
  I: { d: 'M6 0V60', width: 12 },
  J: wide('M36 0V48L27 58H13L4 48V42'),
  K: wide('M4 0V60M36 0L6 33L37 60'),
  L: { d: 'M4 0V58H33', width: 36 },
  M: { d: 'M4 60V2L24 36L44 2V60', width: 48 },
  N: wide('M4 60V2L36 58V0'),
  O: wide('M13 2H27L36 12V48L27 58H13L4 48V12Z'),
  P: wide('M4 60V2H27L36 11V25L27 34H4'),
  R: wide('M4 60V2H27L36 11V24L27 32H4M22 33L37 60'),
  S: wide('M36 15V12L27 2H13L4 11V21L13 29H27L36 38V49L27 58H13L4 48V45'),
  T: wide('M0 2H40M20 2V60'),
  U: wide('M4 0V48L13 58H27L36 48V0'),
  V: wide('M2 0L20 58L38 0'),
  W: { d: 'M2 0L13 57L26 16L39 57L50 0', width: 52 },
  Y: wide('M2 0L20 31L38 0M20 31V60'),
  0: wide('M13 2H27L36 12V48L27 58H13L4 48V12Z'),
  1: { d: 'M4 13L16 3V60', width: 24 },
  2: wide('M4 15V12L13 2H27L36 12V23L5 58H38'),
  3: wide('M4 12L13 2H27L36 11V22L28 29H15M28 29L36 37V49L27 58H13L4 48'),
  4: wide('M29 60V2L2 43H39'),
  5: wide('M35 2H6L5 29L13 25H27L36 34V49L27 58H13L4 48'),
  6: wide('M36 13L27 2H13L4 12V48L13 58H27L36 48V37L27 28H5'),
  7: wide('M2 2H37L16 60'),
  8: wide('M13 2H27L35 10V22L27 29H13L5 22V10ZM13 29L4 38V49L13 58H27L36 49V38L27 29'),
  9: wide('M35 32H13L4 23V12L13 2H27L36 12V48L27 58H13L4 48'),
  '-': { d: 'M4 30H22', width: 26 },
  ' ': { d: '', width: 22 },
};

type Options = {
  x: number;
  y: number;
  height: number;
  color: string;
  /** Stroke width for a letter 60 high. */
  weight?: number;
  outline?: string;
  anchor?: 'start' | 'middle' | 'end';
  slant?: number;
  opacity?: number;
};

/**
 * Block letters drawn as strokes: pictures load no fonts. (x, y) is the left, middle or right end of the base
 * line.
 */
export function lettering(text: string, options: Options): string {
  const words = wordsOf(text);
  if (words === text) return lettered(text, options);
  // They take no more room than the demo club's.
  const fit = Math.min(1, widthOf(text, options) / widthOf(words, options));
  return lettered(words, { ...options, height: options.height * fit });
}

const gapOf = ({ weight = 11 }: Options) => 8 + weight * 0.4;

const widthOf = (text: string, options: Options) =>
  [...text].reduce(
    (sum, character) =>
      sum + (letters[character] ?? letters[' '] ?? wide('')).width + gapOf(options),
    0,
  );

function lettered(text: string, options: Options): string {
  const {
    x,
    y,
    height,
    color,
    weight = 11,
    outline,
    anchor = 'middle',
    slant = 0,
    opacity,
  } = options;
  const gap = gapOf(options);
  let at = 0;
  const strokes = [...text].map((character) => {
    const letter = letters[character] ?? letters[' '];
    const placed = `<path transform="translate(${round(at)} 0)" d="${letter?.d ?? ''}"/>`;
    at += (letter?.width ?? 0) + gap;
    return letter?.d ? placed : '';
  });
  const scale = height / 60;
  const width = (at - gap) * scale;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const drawn = (stroke: string, thick: number) =>
    `<g stroke="${stroke}" stroke-width="${round(thick)}">${strokes.join('')}</g>`;
  return `<g transform="translate(${round(left)} ${round(y - height)}) scale(${Math.round(scale * 1000) / 1000}) skewX(${-slant})" fill="none" stroke-linejoin="miter" stroke-miterlimit="2"${opacity === undefined ? '' : ` opacity="${opacity}"`}>${outline ? drawn(outline, weight + 8) : ''}${drawn(color, weight)}</g>`;
}

/** The club's emblem, about 40 high around (x, y). */
export function emblem(
  x: number,
  y: number,
  size: number,
  color: string,
  outline?: string,
): string {
  const stroke = (paint: string, width: number) =>
    `<path d="${emblemShape}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round((size / 40) * 1000) / 1000})">${outline ? stroke(outline, 13) : ''}${stroke(color, 7.5)}</g>`;
}
