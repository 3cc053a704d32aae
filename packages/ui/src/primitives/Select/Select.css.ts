import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles';

export const root = style({ position: 'relative' });

export const select = recipe({
  base: {
    appearance: 'none',
    paddingInlineEnd: vars.size.touch,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  variants: { empty: { true: { color: vars.color.inkMuted } } },
});

/** Options do not inherit the muted colour of an empty select. */
export const option = style({ color: vars.color.ink, backgroundColor: vars.color.surface });

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.md,
  display: 'grid',
  alignItems: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
