import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: size.avatar,
  height: size.avatar,
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  overflow: 'hidden',
});

export const price = style([displayStyle.romaji, { fontSize: vars.fontSize.title }]);
