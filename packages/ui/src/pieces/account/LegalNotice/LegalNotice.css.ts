import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { sentences, vars } from '../../../styles';

export const root = recipe({
  base: { minHeight: '100dvh' },
  variants: {
    tabBar: {
      true: {
        paddingBlockEnd: `calc(${vars.space.xxxl} + ${vars.size.tabBar} + env(safe-area-inset-bottom))`,
      },
      false: { paddingBlockEnd: `calc(${vars.space.xxxl} + env(safe-area-inset-bottom))` },
    },
  },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.depth.bar,
  paddingBlock: vars.space.xs,
  paddingBlockStart: `calc(${vars.space.xs} + env(safe-area-inset-top))`,
  paddingLeft: `max(${vars.space.xs}, env(safe-area-inset-left))`,
  backgroundColor: vars.color.canvas,
});

export const page = style({
  display: 'grid',
  gap: vars.space.lg,
  width: '100%',
  maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.lg})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space.sm,
  paddingLeft: `max(${vars.space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.space.lg}, env(safe-area-inset-right))`,
});

export const description = style([sentences, { display: 'block', whiteSpace: 'pre-line' }]);
