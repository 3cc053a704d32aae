import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  padding: vars.space.xl,
  textAlign: 'center',
});

export const help = style([textStyle.body, phrases, { color: vars.color.inkMuted }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.md,
  paddingBlockStart: vars.space.md,
});
