import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const root = style([textStyle.small, { display: 'grid', gap: vars.space.md }]);

export const target = style({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.md,
  textAlign: 'center',
  backgroundColor: vars.color.sunken,
});

export const host = style([
  textStyle.title,
  // Breaks at every character: a break at each hyphen would push the end of the host out of view.
  { minWidth: 0, color: vars.color.ink, wordBreak: 'break-all', userSelect: 'text' },
]);
