import { style } from '@vanilla-extract/css';
import { displayStyle, panelColumn, vars } from '../../../styles';

const { color, size, space } = vars;

export const content = style([panelColumn]);

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${size.avatarLarge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.md,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  backgroundColor: color.sunken,
  color: color.inkMuted,
});

export const number = style([displayStyle.romaji, { fontSize: vars.fontSize.heading }]);
