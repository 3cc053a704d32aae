import { contrast, readableOn, toHex, toOklch } from './color-math.ts';
import { neutralsOf, rampOf, sampleColor, signal } from './palette.ts';

/** Roles of colours. At most 24: a new one replaces an old one. */
export type ColorRole =
  | 'canvas' // page background
  | 'surface' // cards, bars, fields
  | 'sunken' // recessed areas such as threads
  | 'ink' // text
  | 'inkMuted' // secondary text
  | 'border' // hairlines
  | 'borderStrong' // edges of controls
  | 'accent' // fill in the club's colour
  | 'accentHover'
  | 'accentEdge' // edge of such a fill: transparent where the fill itself has enough contrast
  | 'accentLine' // lines and small shapes in the club's colour
  | 'accentSoft' // pale tint of the club's colour
  | 'accentInk' // the club's colour as text
  | 'onAccent' // text on accent
  | 'danger'
  | 'dangerSoft'
  | 'success'
  | 'successSoft'
  | 'warning'
  | 'warningSoft'
  | 'focus' // focus ring
  | 'focusHalo' // inner tone of the focus ring
  | 'scrim' // behind dialogs
  | 'stage'; // dark background of the card view

export type ColorRoles = Readonly<Record<ColorRole, string>>;

const white = '#ffffff';
const textRatio = 4.5;
const shapeRatio = 3;

/** All roles, light and dark, from one base colour. Every base gives a theme that meets WCAG AA. */
export function colorsFrom(base: string): { light: ColorRoles; dark: ColorRoles } {
  return { light: lightFrom(base), dark: darkFrom(base) };
}

function lightFrom(base: string): ColorRoles {
  const neutral = neutralsOf(base);
  const soft = rampOf(base)[50];
  const grounds = [neutral[25], neutral[0], neutral[50], soft];
  const { fill: accent, ink: onAccent } = filled(base, neutral[950], 'darker');
  const line = readableOn(accent, grounds, shapeRatio, 'darker');
  return {
    canvas: neutral[25],
    surface: neutral[0],
    sunken: neutral[50],
    ink: neutral[900],
    inkMuted: readableOn(neutral[500], grounds, textRatio, 'darker'),
    border: neutral[200],
    borderStrong: readableOn(neutral[400], grounds, shapeRatio, 'darker'),
    accent,
    accentHover: awayFrom(onAccent, accent),
    accentEdge: line === accent ? `${accent}00` : line,
    accentLine: line,
    accentSoft: soft,
    accentInk: readableOn(base, grounds, textRatio, 'darker'),
    onAccent,
    danger: readableOn(signal.rust[600], grounds, textRatio, 'darker'),
    dangerSoft: signal.rust[50],
    success: readableOn(signal.green[600], grounds, textRatio, 'darker'),
    successSoft: signal.green[50],
    warning: readableOn(signal.amber[600], grounds, textRatio, 'darker'),
    warningSoft: signal.amber[50],
    focus: ringOn(accent),
    focusHalo: white,
    scrim: `${neutral[950]}99`,
    stage: stageFrom(base),
  };
}

function darkFrom(base: string): ColorRoles {
  const neutral = neutralsOf(base);
  const soft = toHex({ ...toOklch(base), l: 0.27, c: 0.05 });
  const grounds = [neutral[950], neutral[900], neutral[800], soft];
  const { fill: accent, ink: onAccent } = filled(
    readableOn(base, grounds.slice(0, 3), shapeRatio, 'lighter'),
    neutral[950],
    'lighter',
  );
  const danger = signal.rust[300];
  return {
    canvas: neutral[950],
    surface: neutral[900],
    sunken: neutral[800],
    ink: neutral[25],
    inkMuted: readableOn(neutral[400], grounds, textRatio, 'lighter'),
    border: neutral[700],
    borderStrong: readableOn(neutral[500], grounds, shapeRatio, 'lighter'),
    accent,
    accentHover: awayFrom(onAccent, accent),
    accentEdge: `${accent}00`,
    accentLine: accent,
    accentSoft: soft,
    accentInk: readableOn(base, grounds, textRatio, 'lighter'),
    onAccent,
    danger: readableOn(danger, grounds, textRatio, 'lighter'),
    dangerSoft: toHex({ ...toOklch(signal.rust[600]), l: 0.27, c: 0.05 }),
    success: readableOn(signal.green[300], grounds, textRatio, 'lighter'),
    successSoft: toHex({ ...toOklch(signal.green[600]), l: 0.27, c: 0.045 }),
    warning: readableOn(signal.amber[300], grounds, textRatio, 'lighter'),
    warningSoft: toHex({ ...toOklch(signal.amber[600]), l: 0.27, c: 0.045 }),
    focus: signal.blue[300],
    focusHalo: neutral[950],
    scrim: '#000000b3',
    stage: stageFrom(base),
  };
}

/** The outer tone of the ring: visible on the club's colour, unless its inner tone, white, is. */
const ringOn = (accent: string) =>
  contrast(white, accent) >= shapeRatio
    ? signal.blue[600]
    : readableOn(signal.blue[600], [accent], shapeRatio, 'darker');

const stageFrom = (base: string) => toHex({ l: 0.19, c: 0.055, h: toOklch(base).h });

/**
 * Text on a fill: white where it is readable, as clubs expect on their colour; else dark. If neither is, the
 * fill is adjusted a little.
 */
function filled(fill: string, dark: string, towards: 'darker' | 'lighter') {
  if (contrast(white, fill) >= textRatio) return { fill, ink: white };
  if (contrast(dark, fill) >= textRatio) return { fill, ink: dark };
  const ink = towards === 'darker' ? white : dark;
  return { fill: readableOn(fill, [ink], textRatio, towards), ink };
}

function awayFrom(ink: string, fill: string): string {
  const color = toOklch(fill);
  const step = contrast(ink, white) < 1.5 ? -0.06 : 0.06;
  return toHex({ ...color, l: Math.min(0.97, Math.max(0.08, color.l + step)) });
}

export const { light, dark } = colorsFrom(sampleColor);
