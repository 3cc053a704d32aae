/** OKLCH: lightness 0–1, chroma from 0, hue in degrees. Equal steps look equal. */
export type Oklch = { l: number; c: number; h: number };

type Triple = readonly [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function linearRgb(hex: string): Triple {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`Invalid colour "${hex}": expected #rrggbb.`);
  const [, red = '', green = '', blue = ''] = digits;
  const channel = (pair: string) => toLinear(Number.parseInt(pair, 16) / 255);
  return [channel(red), channel(green), channel(blue)];
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: lightness,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The nearest sRGB colour: reduces the chroma, keeps lightness and hue. */
export function toHex(color: Oklch): string {
  let low = 0;
  let high = color.c;
  const fits = (c: number) =>
    toLinearRgb({ ...color, c }).every((value) => value > -0.0001 && value < 1.0001);
  if (!fits(high)) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    high = low;
  }
  const pairs = toLinearRgb({ ...color, c: high }).map((value) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Darkens or lightens a colour by the minimum that makes it readable on every background. */
export function readableOn(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  towards: 'darker' | 'lighter',
): string {
  const start = toOklch(hex);
  const step = towards === 'darker' ? -0.005 : 0.005;
  let candidate = hex;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    if (l !== start.l) candidate = toHex({ ...start, l });
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio))
      return candidate;
  }
  return towards === 'darker' ? '#000000' : '#ffffff';
}
