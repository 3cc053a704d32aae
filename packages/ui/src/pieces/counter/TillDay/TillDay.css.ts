import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const figure = style([
  displayStyle.romaji,
  { fontSize: fontSize.display, color: color.ink },
]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${size.columnWide} * 1.4)), 1fr))`,
  gap: space.md,
  width: '100%',
});
