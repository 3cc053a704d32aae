import { style, styleVariants } from '@vanilla-extract/css';
import {
  container,
  displayStyle,
  evenLines,
  focusRing,
  media,
  panel,
  phrases,
  textStyle,
  vars,
} from '../../../styles';

const { color, fontSize, size, space } = vars;

export const root = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    boxShadow: vars.elevation.mid,
    containerType: 'inline-size',
  },
]);

const line = `${size.hairline} solid ${color.border}`;

/** Day and words beside each other; below each other where large text leaves no room. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  selectors: { '& + &': { borderBlockStart: line } },
  '@container': { [container.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.xs,
  paddingBlock: space.lg,
  paddingInlineStart: space.sm,
  paddingInlineEnd: space.lg,
  minWidth: 0,
  '@container': { [container.cramped]: { paddingInline: space.lg } },
});

const anyOpponent = style([evenLines, { overflowWrap: 'anywhere' }]);

export const opponent = styleVariants({
  short: [anyOpponent, textStyle.heading],
  long: [anyOpponent, textStyle.title],
});

export const versus = style({
  marginInlineEnd: space.sm,
  fontSize: fontSize.small,
  fontWeight: vars.weight.medium,
  color: color.inkMuted,
});

export const times = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.md,
    rowGap: space.hair,
  },
]);

export const start = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});

export const clock = style([
  displayStyle.jersey,
  { fontSize: fontSize.display, whiteSpace: 'nowrap', color: color.accentInk },
]);

export const result = style([textStyle.title, phrases, { overflowWrap: 'anywhere' }]);

export const off = style([
  textStyle.title,
  phrases,
  { display: 'flex', alignItems: 'center', gap: space.md },
]);

export const pickups = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minHeight: size.touch,
    paddingBlock: space.sm,
    paddingInline: space.lg,
    borderBlockStart: line,
    backgroundColor: color.accentSoft,
    color: color.accentInk,
    textDecoration: 'none',
    selectors: {
      // Inset: the panel clips what extends beyond it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})`, boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: { ':hover': { textDecoration: 'underline' } },
      [media.forcedColors]: { textDecoration: 'underline' },
    },
  },
]);

export const pickupWords = style({ flex: 1 });
