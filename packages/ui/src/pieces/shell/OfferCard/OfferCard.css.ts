import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, phrases, textStyle, vars } from '../../../styles';

export const steps = style([
  textStyle.small,
  {
    display: 'grid',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
    counterReset: 'step',
  },
]);

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  counterIncrement: 'step',
  fontWeight: vars.weight.medium,
  '::before': { content: 'counter(step) "."', fontVariantNumeric: 'tabular-nums' },
});

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.lg})` } });

/** Sticky at the bottom of the screen, and in flow at the end of the page. */
export const place = style({
  // Contains the card's margin; without a card the height is 0.
  display: 'flow-root',
  position: 'sticky',
  insetBlockEnd: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.depth.bar,
  paddingLeft: `max(${vars.space.sm}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.space.sm}, env(safe-area-inset-right))`,
  pointerEvents: 'none',
});

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  marginBlockEnd: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.md} ${vars.space.md} ${vars.space.lg}`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.mid,
  pointerEvents: 'auto',
  '@media': {
    [media.motionAllowed]: { animation: `${rise} ${vars.motion.stately}` },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const words = recipe({
  base: { display: 'grid', gap: vars.space.xs, minWidth: 0 },
  variants: {
    /** With a title alone, the buttons are in the same row if they fit. */
    alone: { true: { flex: `1 1 ${vars.size.menu}` }, false: { flex: '1 0 100%' } },
  },
});

export const title = style([
  textStyle.label,
  phrases,
  { display: 'flex', alignItems: 'center', gap: vars.space.sm },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  marginInlineStart: 'auto',
});
