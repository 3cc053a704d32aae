import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, media, textStyle, vars } from '../../../styles';

export const root = style({
  position: 'relative',
  height: '100%',
  minHeight: 0,
  backgroundColor: vars.color.sunken,
});

export const empty = style({
  display: 'grid',
  placeContent: 'center',
  flex: 1,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.lg,
});

export const day = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.md,
});

export const dayName = style([
  displayStyle.romaji,
  {
    paddingInline: vars.space.md,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border,
    color: vars.color.ink,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.leading.snug,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const unread = style([
  textStyle.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    paddingInline: vars.space.md,
    paddingBlockEnd: vars.space.md,
    color: vars.color.accentInk,
    fontWeight: vars.weight.bold,
    selectors: {
      '&::before, &::after': {
        content: '',
        flex: 1,
        borderBlockStart: `${vars.size.hairline} solid currentColor`,
      },
    },
  },
]);

export const pill = recipe({
  base: {
    position: 'absolute',
    insetInline: vars.space.md,
    zIndex: vars.depth.raised,
    display: 'grid',
    pointerEvents: 'none',
  },
  variants: {
    at: {
      top: { insetBlockStart: vars.space.md, justifyItems: 'center' },
      belowSpinner: {
        insetBlockStart: `calc(${vars.space.xxxl} + ${vars.space.md})`,
        justifyItems: 'center',
      },
      bottom: { insetBlockEnd: vars.space.md, justifyItems: 'center' },
    },
  },
});

export const float = style({
  display: 'grid',
  pointerEvents: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.mid,
  selectors: {
    // The button has the colour of a bubble: the line separates it from the one behind it.
    '&:has(> [aria-label])': {
      borderRadius: vars.radius.pill,
      boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}, ${vars.elevation.mid}`,
    },
  },
});

export const skeleton = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.lg,
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  padding: vars.space.md,
  backgroundColor: vars.color.sunken,
});

export const skeletonRow = recipe({
  base: { display: 'flex', gap: vars.space.sm },
  variants: { side: { own: { justifyContent: 'flex-end' }, other: {} } },
});

export const skeletonBubble = recipe({
  variants: {
    width: { narrow: { width: '40%' }, medium: { width: '52%' }, wide: { width: '66%' } },
  },
});
