import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const content = style({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
});

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

export const words = style({ display: 'grid', gap: space.hair, overflowWrap: 'anywhere' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  fontWeight: vars.weight.bold,
});

export const totalPrice = style([
  displayStyle.price,
  { color: color.accentInk, fontSize: vars.fontSize.heading },
]);

export const number = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.heading, overflowWrap: 'anywhere' },
]);

export const help = style([textStyle.body, phrases]);
