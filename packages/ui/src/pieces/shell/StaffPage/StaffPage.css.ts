import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

/** Where the window has room for parts that scroll on their own; on paper nothing scrolls. */
const tall = `screen and ${media.tall}`;
const tallTablet = `${tall} and ${media.tablet}`;

export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"header" "status" "content" "nav"',
    minHeight: '100dvh',
    backgroundColor: color.canvas,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `${size.columnNarrow} minmax(0, 1fr)`,
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        gridTemplateAreas: '"nav header" "nav status" "nav content"',
      },
      // The content alone: the columns of a grid would stay, and its rows are not divided between pages by every browser.
      print: { display: 'block', minHeight: 0, backgroundColor: 'transparent' },
    },
  },
  variants: {
    height: {
      content: {},
      window: { '@media': { [tall]: { height: '100dvh' } } },
      windowFromTablet: { '@media': { [tallTablet]: { height: '100dvh' } } },
    },
  },
});

export const header = style({
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  paddingBlockStart: `calc(${space.sm} + env(safe-area-inset-top))`,
  paddingBlockEnd: space.sm,
  paddingInlineStart: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space.sm}, env(safe-area-inset-right))`,
  '@media': {
    [media.tablet]: { paddingInlineStart: space.xl, paddingInlineEnd: space.lg },
    print: { display: 'none' },
  },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  // So long a title stays beside the person; a longer one breaks.
  flex: '1 1 10em',
  minWidth: 0,
});

/** Wraps as one, to the end of the next line. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.md,
  marginInlineStart: 'auto',
});

/** Beside the way back a phone has room for the title or the name. */
export const nameFromTablet = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const status = style({
  gridArea: 'status',
  minWidth: 0,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space.sm } },
  '@media': { print: { display: 'none' } },
});

export const name = recipe({
  base: [
    textStyle.caption,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      color: color.inkMuted,
    },
  ],
  variants: {
    isLink: {
      false: {},
      true: [
        focusRing,
        {
          justifyContent: 'center',
          minWidth: size.touch,
          minHeight: size.touch,
          textDecoration: 'underline',
          textUnderlineOffset: '0.25em',
          '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
        },
      ],
    },
  },
});

export const nav = style({
  gridArea: 'nav',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.depth.bar,
  paddingBlockEnd: vars.safeBottom,
  backgroundColor: color.surface,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': {
    [media.tablet]: {
      insetBlockStart: 0,
      insetBlockEnd: 'auto',
      height: '100dvh',
      overflowY: 'auto',
      paddingBlockStart: `calc(${space.lg} + env(safe-area-inset-top))`,
      borderBlockStart: 0,
      borderInlineEnd: `${size.hairline} solid ${color.border}`,
    },
    print: { display: 'none' },
  },
});

export const places = style({
  display: 'flex',
  '@media': { [media.tablet]: { display: 'grid' } },
});

/** In the bar of a phone, in the rail of a wider screen, or in both. */
export const item = recipe({
  base: { flex: '1 1 0%', minWidth: 0 },
  variants: {
    in: {
      both: {},
      bar: { '@media': { [media.tablet]: { display: 'none' } } },
      rail: { display: 'none', '@media': { [media.tablet]: { display: 'block' } } },
    },
  },
});

export const place = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space.hair,
    width: '100%',
    minHeight: size.tabBar,
    paddingInline: space.xs,
    color: color.inkMuted,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` },
      '&[aria-current]': { color: color.accentInk, fontWeight: vars.weight.bold },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        width: space.xxl,
        height: size.ring,
        backgroundColor: color.accentLine,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: color.ink } } },
      [media.tablet]: {
        selectors: {
          '&[aria-current]::before': {
            insetBlockStart: 'auto',
            insetInlineStart: 0,
            width: size.ring,
            height: space.xxl,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]::before': {
            inset: 0,
            width: 'auto',
            height: 'auto',
            border: `${size.ring} solid Highlight`,
            backgroundColor: 'transparent',
          },
        },
      },
    },
  },
]);

export const label = style([textStyle.caption, { fontWeight: 'inherit', textAlign: 'center' }]);

export const count = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: '50%',
  display: 'grid',
  marginInlineStart: space.xs,
  borderRadius: vars.radius.pill,
  // Outline that separates the count from the icon below.
  boxShadow: `0 0 0 ${size.stroke} ${color.surface}`,
});

/** Above the bar, where the thumb is. */
export const menu = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  minWidth: size.menu,
  maxWidth: '100%',
  paddingBlock: space.xs,
  backgroundColor: color.surface,
  border: `${size.hairline} solid ${color.border}`,
  borderStartStartRadius: vars.radius.md,
  boxShadow: vars.elevation.mid,
});

export const menuPlace = style([
  focusRing,
  textStyle.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.tabBar,
    paddingInline: space.lg,
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` },
      '&[aria-current]': { color: color.accentInk },
    },
  },
]);

/** One part that fills the rest of the window. */
const filled = {
  gridTemplateRows: 'minmax(0, 1fr)',
  alignContent: 'stretch',
  paddingBlockEnd: 0,
} as const;

export const content = recipe({
  base: {
    gridArea: 'content',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.lg,
    minHeight: 0,
    paddingBlockEnd: space.xl,
    paddingInlineStart: `max(${space.lg}, env(safe-area-inset-left))`,
    paddingInlineEnd: `max(${space.lg}, env(safe-area-inset-right))`,
    '@media': {
      [media.tablet]: { paddingInline: space.xl },
      print: { display: 'block', padding: 0 },
    },
  },
  variants: {
    height: {
      content: {},
      window: { '@media': { [tall]: filled } },
      windowFromTablet: { '@media': { [tallTablet]: filled } },
    },
  },
});
