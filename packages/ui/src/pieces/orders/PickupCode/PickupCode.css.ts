import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, space } = vars;

/** Limited in height so that the order number below stays visible. */
export const code = style({ width: '100%', maxWidth: `min(${vars.size.dialog}, 52dvh)` });

export const match = style([textStyle.label, phrases, { textAlign: 'center' }]);

export const number = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  textAlign: 'center',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: space.sm,
  userSelect: 'none',
});

export const day = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.title, color: color.inkMuted },
]);

export const groups = style([
  displayStyle.romaji,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '0.4em',
    fontSize: vars.fontSize.jersey,
    color: color.ink,
  },
]);

export const hints = style([
  textStyle.small,
  { display: 'grid', justifyContent: 'center', gap: space.xs, color: color.inkMuted },
]);

export const hint = style([
  phrases,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.sm,
  },
]);
