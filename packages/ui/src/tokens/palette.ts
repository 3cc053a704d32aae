import { contrast, readableOn, toHex, toOklch } from './color-math.ts';

/** The colour of Storybook's samples. In the product each club has its own, from which the server derives all others. */
export const sampleColor = '#c32034';

type Step = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;
export type Ramp = Readonly<Record<Step, string>>;

/** Ten steps of one hue. Step 600 is the base colour itself. */
export function rampOf(base: string): Ramp {
  const { l, c, h } = toOklch(base);
  const lighter = (share: number, chroma: number) =>
    toHex({ l: l + (0.985 - l) * share, c: c * chroma, h });
  const darker = (share: number, chroma: number) => toHex({ l: l * share, c: c * chroma, h });
  return {
    50: lighter(0.94, 0.09),
    100: lighter(0.84, 0.2),
    200: lighter(0.66, 0.42),
    300: lighter(0.47, 0.68),
    400: lighter(0.3, 0.88),
    500: lighter(0.12, 1),
    600: base,
    700: darker(0.86, 0.94),
    800: darker(0.68, 0.78),
    900: darker(0.46, 0.55),
  };
}

/** Greys with a slight tint of the club's hue. */
export function neutralsOf(base: string) {
  const { h } = toOklch(base);
  const grey = (l: number, c: number) => toHex({ l, c, h });
  return {
    0: '#ffffff',
    25: grey(0.984, 0.004),
    50: grey(0.962, 0.006),
    200: grey(0.896, 0.009),
    400: grey(0.62, 0.014),
    500: grey(0.53, 0.016),
    600: grey(0.45, 0.018),
    700: grey(0.34, 0.02),
    800: grey(0.265, 0.02),
    900: grey(0.205, 0.02),
    950: grey(0.165, 0.018),
  };
}

/** Signal colours, the same for every club. Danger tends to brown, because a club's colour may be red. */
export const signal = {
  rust: rampOf('#9a3412'),
  green: rampOf('#15734a'),
  amber: rampOf('#8a5a00'),
  blue: rampOf('#1a5fd0'),
} as const;

/** LINE's own colours for its login button, the same in dark mode; LINE's guideline forbids changes. */
export const line = {
  fill: '#06c755',
  // LINE's guideline: 10 % black over the fill on hover, 30 % while pressed.
  fillHover: '#05b34d',
  fillPressed: '#048b3c',
  onFill: '#ffffff',
  rule: 'rgb(0 0 0 / 0.08)',
  disabled: '#ffffff',
  onDisabled: 'rgb(30 30 30 / 0.2)',
  disabledRule: 'rgb(229 229 229 / 0.6)',
} as const;

const papers = { white: '#ffffff', paper: '#fffdf8', paperShade: '#f0e8d8' } as const;

/** Colours of player cards that follow from the club's colour. */
export function printFrom(base: string) {
  const club = rampOf(base);
  const ink = neutralsOf(base)[950];
  const { white } = papers;
  return {
    club,
    /** The club's colour as text on paper and white. */
    clubInk: readableOn(club[700], [...Object.values(papers), club[50]], 4.5, 'darker'),
    /** Text on the club's colour. */
    onClub: contrast(white, club[600]) >= contrast(ink, club[700]) ? white : ink,
    ink,
    night: toHex({ ...toOklch(base), l: 0.17, c: 0.045 }),
  };
}

/** Colours of player cards, the same in light and dark mode. */
export const print = {
  ...printFrom(sampleColor),
  ...papers,
  core: '#d9d2c8',
  silver: { glint: '#ffffff', light: '#e6eaef', mid: '#a7afba', dark: '#69717d', deep: '#343a43' },
  gold: { glint: '#fff7da', light: '#f3da92', mid: '#d7ab4d', dark: '#94671d', deep: '#4a300c' },
  foil: { rose: '#ff8fb1', amber: '#ffe9a8', mint: '#a9f5cf', sky: '#8fdcff', violet: '#cbb4ff' },
} as const;
