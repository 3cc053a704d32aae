import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
});

export const notice = style({ paddingBlockEnd: space.sm });

export const waiting = style([
  notice,
  textStyle.small,
  phrases,
  { color: color.inkMuted, textAlign: 'center' },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm} ${space.lg}`,
});

export const total = style({ display: 'grid', flex: 'none' });

export const price = style([
  displayStyle.price,
  { color: color.ink, fontSize: vars.fontSize.heading },
]);

export const action = style({ flex: '1 1 10em' });
