/** Spacing in px, not rem: larger text must not push content off a phone. */
export const space = {
  none: '0',
  hair: '2px',
  xs: '4px',
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  xxl: '32px',
  xxxl: '48px',
} as const;

export type SpaceName = keyof typeof space;

export const radius = {
  none: '0',
  sm: '6px',
  md: '12px',
  lg: '20px',
  pill: '999px',
} as const;

export const size = {
  /** Minimum touch target. */
  touch: '44px',
  /** A control inside a row that is 44 px high itself. */
  compact: '32px',
  icon: '24px',
  iconSmall: '20px',
  iconTiny: '16px',
  avatarSmall: '30px',
  avatar: '44px',
  avatarLarge: '72px',
  audioBar: '50px',
  composerMin: '24px',
  composerMax: '96px',
  textAreaMin: '4.5rem',
  textAreaMax: '12rem',
  thumbWidth: '200px',
  thumbHeight: '240px',
  hairline: '1px',
  stroke: '2px',
  ring: '3px',
  dialog: '360px',
  menu: '180px',
  tabBar: '56px',
  page: '560px',
  wide: '960px',
  /** Minimum column widths: three, two and one column on a 320 px phone. */
  columnNarrow: '88px',
  columnMedium: '136px',
  columnWide: '240px',
  /** Heights of the records on my page: bars, one row of chips, the favourite's card. */
  chart: '6.5rem',
  chips: '1.5rem',
  record: '14rem',
} as const;

/**
 * Sizes in rem, so that the user's text size applies. Fields are at least 16 px (iOS zooms into smaller
 * ones).
 */
export const fontSize = {
  caption: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.25rem',
  heading: '1.5rem',
  display: '2rem',
  jersey: '2.75rem',
} as const;

export const leading = { flat: '1', tight: '1.35', snug: '1.5', body: '1.7' } as const;

export const weight = { regular: '400', medium: '500', bold: '700' } as const;

export const fontFamily = {
  /** Fonts of the device: nothing to load. */
  text: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic Medium", "Meiryo", system-ui, sans-serif',
  /** Jersey numbers, prices and romaji. Latin only; Japanese falls back to the system fonts. */
  display: '"Homestand Display", "Hiragino Sans", "Noto Sans JP", sans-serif',
} as const;

export const motion = {
  instant: '0.01ms',
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '200ms cubic-bezier(0.2, 0, 0, 1)',
  stately: '360ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const elevation = {
  none: 'none',
  low: '0 1px 2px rgb(36 12 14 / 0.08), 0 1px 6px rgb(36 12 14 / 0.05)',
  mid: '0 2px 6px rgb(36 12 14 / 0.1), 0 8px 20px rgb(36 12 14 / 0.1)',
  high: '0 6px 16px rgb(36 12 14 / 0.14), 0 20px 48px rgb(36 12 14 / 0.18)',
} as const;

/** Stacking order. Dialogs and sheets are in the browser's top layer and need no value. */
export const depth = { behind: '-1', base: '0', raised: '1', bar: '10', toast: '100' } as const;

/** Viewport widths at which a layout changes; also the widths that Storybook shows. */
export const breakpoint = {
  narrow: '320px',
  phone: '390px',
  tablet: '768px',
  desktop: '1024px',
} as const;

/** Container widths at which a component changes, in rem: large text narrows the room, too. */
export const room = { cramped: '15rem', narrow: '19rem' } as const;

/** Sheets of labels on A4 as Japanese shops have them, by the number of labels; without gaps, in the middle of the sheet. */
export const labelPaper = {
  12: {
    columns: '2',
    width: '86.4mm',
    height: '42.3mm',
    top: '21.6mm',
    side: '18.6mm',
    lines: 4,
  },
  24: { columns: '3', width: '70mm', height: '33.9mm', top: '12.9mm', side: '0', lines: 3 },
} as const;
