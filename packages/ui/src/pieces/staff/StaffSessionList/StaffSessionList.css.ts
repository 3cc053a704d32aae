import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.page})`,
  gap: space.md,
});

export const lead = style([phrases, { color: color.inkMuted }]);

export const error = style([
  textStyle.small,
  phrases,
  {
    padding: space.md,
    borderRadius: vars.radius.md,
    color: color.danger,
    backgroundColor: color.dangerSoft,
  },
]);
