import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const actions = style({
  display: 'grid',
  gap: space.sm,
  '@media': { print: { display: 'none' } },
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.thumbWidth}), 1fr))`,
  gap: space.sm,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
});

export const code = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.lead, userSelect: 'all', whiteSpace: 'nowrap' },
]);
