import { style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size, radius, fontSize } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const amount = style([displayStyle.romaji, { fontSize: fontSize.jersey }]);

export const record = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    minHeight: `calc(2 * ${size.touch})`,
    padding: space.md,
    borderRadius: radius.lg,
    color: color.onAccent,
    backgroundColor: color.accent,
    boxShadow: `inset 0 0 0 ${size.stroke} ${color.accentEdge}`,
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.accentHover } } },
      [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` },
    },
  },
]);

export const recordWords = style([textStyle.small, { display: 'grid', textAlign: 'start' }]);

export const recordTitle = style([textStyle.heading]);
