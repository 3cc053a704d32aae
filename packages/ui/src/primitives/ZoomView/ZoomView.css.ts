import { createVar, style } from '@vanilla-extract/css';
import { displayStyle, focusRing, vars } from '../../styles';

export const x = createVar();
export const y = createVar();
export const scale = createVar();

export const root = style({ position: 'relative', display: 'grid', height: '100%', minHeight: 0 });

export const view = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    minHeight: 0,
    minWidth: 0,
    // Only inside the view: outside, the page scrolls and zooms as usual.
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' } },
  },
]);

export const content = style({
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  transform: `translate(${x}, ${y}) scale(${scale})`,
  pointerEvents: 'none',
});

export const controls = style({
  position: 'absolute',
  insetInlineEnd: vars.space.md,
  insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
});

export const share = style([
  displayStyle.romaji,
  {
    minWidth: vars.size.touch,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.pill,
    textAlign: 'center',
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.mid,
  },
]);
