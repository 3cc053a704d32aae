import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.page})`,
  gap: vars.space.md,
});

export const note = style([textStyle.small, phrases, { color: vars.color.inkMuted }]);

export const lead = style([phrases]);
