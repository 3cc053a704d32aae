import { style } from '@vanilla-extract/css';
import { displayStyle, media, panel, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.lg,
  maxWidth: size.page,
  marginInline: 'auto',
  paddingBlockStart: space.lg,
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: size.avatarLarge,
  height: size.avatarLarge,
  borderRadius: vars.radius.pill,
  color: color.success,
  backgroundColor: color.successSoft,
  '@media': { [media.forcedColors]: { border: `${size.stroke} solid CanvasText` } },
});

export const ticket = style([
  panel,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    width: '100%',
    padding: space.xl,
    textAlign: 'center',
  },
]);

export const number = style([
  displayStyle.romaji,
  { fontSize: `clamp(${vars.fontSize.heading}, 9vw, ${vars.fontSize.jersey})` },
]);

export const tip = style([textStyle.body, phrases, { paddingBlockStart: space.sm }]);

export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  width: '100%',
});

export const actions = style({ display: 'grid', gap: space.md, width: '100%' });
