import { style } from '@vanilla-extract/css';
import { displayStyle, focusRing, panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const root = style([panelColumn, { position: 'relative', gap: space.sm }]);

export const name = style([textStyle.title]);

export const link = style([
  name,
  focusRing,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink },
]);

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
