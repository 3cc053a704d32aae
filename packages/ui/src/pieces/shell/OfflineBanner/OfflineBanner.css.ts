import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

export const root = recipe({
  base: {
    display: 'grid',
    transition: `grid-template-rows ${vars.motion.calm}`,
  },
  variants: { open: { true: { gridTemplateRows: '1fr' }, false: { gridTemplateRows: '0fr' } } },
});

export const clip = style({ minHeight: 0, overflow: 'hidden' });

export const band = style([
  textStyle.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    color: vars.color.canvas,
    backgroundColor: vars.color.ink,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
]);

export const words = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md });

export const state = style({ fontWeight: vars.weight.bold });

/** In the corner without a button, above the tab bar: it covers no heading and no name. */
export const pill = style([
  textStyle.caption,
  {
    position: 'fixed',
    zIndex: vars.depth.raised,
    insetBlockEnd: `calc(${vars.size.tabBar} + ${vars.space.sm} + ${vars.safeBottom})`,
    insetInlineStart: `max(${vars.space.lg}, env(safe-area-inset-left))`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.pill,
    color: vars.color.canvas,
    backgroundColor: vars.color.ink,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
]);
