import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const root = style([panelColumn, { position: 'relative', gap: space.sm }]);

export const name = style([textStyle.title]);

export const link = style([
  name,
  focusRing,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink },
]);

const word = style([
  textStyle.labelSmall,
  { display: 'inline-flex', alignItems: 'center', gap: space.xs },
]);

export const mark = recipe({
  base: [word],
  variants: { open: { true: { color: color.success }, false: { color: color.inkMuted } } },
});

export const corrected = style([word, { color: color.warning }]);

export const count = style([textStyle.caption, { display: 'block', color: color.inkMuted }]);

export const expected = style([displayStyle.romaji, { fontSize: fontSize.title }]);

export const notCounted = style([
  textStyle.small,
  phrases,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.md, color: color.warning },
]);

export const factYen = style([
  displayStyle.romaji,
  { fontSize: fontSize.title, whiteSpace: 'nowrap' },
]);

export const difference = recipe({
  base: [textStyle.label, { display: 'inline-flex', alignItems: 'center', gap: space.xs }],
  variants: { none: { true: { color: color.success }, false: { color: color.warning } } },
});
