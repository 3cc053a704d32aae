import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.columnWide}), 1fr))`,
  gap: vars.space.lg,
  alignItems: 'end',
});

export const cell = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

export const caption = style([textStyle.caption, { color: vars.color.inkMuted }]);
