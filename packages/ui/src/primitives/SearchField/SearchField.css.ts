import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../styles';

export const frame = style({
  alignItems: 'center',
  borderWidth: vars.size.stroke,
  borderRadius: vars.radius.pill,
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  paddingInlineStart: vars.space.lg,
  color: vars.color.inkMuted,
});

export const input = style({
  flex: '1 1 0%',
  minWidth: 0,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const note = style([
  textStyle.labelSmall,
  { flex: 'none', paddingInlineEnd: vars.space.sm, color: vars.color.inkMuted },
]);
