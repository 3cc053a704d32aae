import { style } from '@vanilla-extract/css';
import { displayStyle, panelColumn, phrases, textStyle, vars } from '../../../styles';

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

export const words = style({ display: 'grid', gap: space.hair });

export const number = style([displayStyle.romaji, { fontSize: vars.fontSize.heading }]);

export const help = style([textStyle.body, phrases]);
