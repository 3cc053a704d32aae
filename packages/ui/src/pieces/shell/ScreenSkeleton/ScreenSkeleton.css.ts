import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../../styles';

const appear = keyframes({ from: { opacity: 0 } });

export const root = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xl,
    minHeight: '100dvh',
    width: '100%',
    maxWidth: vars.size.wide,
    marginInline: 'auto',
    paddingInline: vars.space.lg,
    paddingBlockStart: `calc(${vars.space.lg} + env(safe-area-inset-top))`,
    paddingBlockEnd: vars.space.lg,
    overflow: 'hidden',
    // Delayed by 150 ms: a screen that loads faster shows no skeleton.
    animation: `${appear} ${vars.motion.quick} 150ms backwards`,
  },
  variants: {
    tabBar: { true: { paddingBlockEnd: `calc(${vars.size.tabBar} + ${vars.space.lg})` } },
  },
});

globalStyle(`${root.classNames.base} > :first-child`, { maxWidth: '9em' });

export const body = style({ display: 'grid', gap: vars.space.lg });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.md,
});

export const bubble = recipe({
  base: { width: '68%', marginInlineEnd: 'auto' },
  variants: {
    mine: { true: { width: '52%', marginInlineStart: 'auto', marginInlineEnd: 0 }, false: {} },
  },
});

export const field = style({ display: 'grid', gap: vars.space.xs });

globalStyle(`${field} > :first-child`, { maxWidth: '8em' });

export const control = style({
  height: vars.size.touch,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.border,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.md,
});

export const tabs = style({ display: 'flex', gap: vars.space.sm, overflow: 'hidden' });

export const tab = style({
  flex: 'none',
  width: '6em',
  height: vars.size.compact,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.border,
});

export const goods = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${vars.size.columnMedium}, 8em)), 1fr))`,
  columnGap: vars.space.md,
  rowGap: vars.space.xl,
});

export const article = style({ display: 'grid', gap: vars.space.sm });

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.depth.raised,
  backgroundColor: vars.color.stage,
});
