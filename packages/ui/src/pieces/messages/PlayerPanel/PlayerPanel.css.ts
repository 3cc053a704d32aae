import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const profile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingBlock: `${vars.space.sm} ${vars.space.xl}`,
  textAlign: 'center',
});

export const name = style([textStyle.title, phrases]);
