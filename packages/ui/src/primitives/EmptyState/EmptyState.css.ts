import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../styles';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.lg,
  textAlign: 'center',
});

export const words = style({ display: 'grid', gap: vars.space.xs, maxWidth: vars.size.dialog });

export const text = style([textStyle.small, phrases, { color: vars.color.inkMuted }]);
