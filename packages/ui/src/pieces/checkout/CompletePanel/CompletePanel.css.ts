import { style } from '@vanilla-extract/css';
import { displayStyle, panel, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.lg,
  // A column that is centred would be as wide as its longest line.
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  paddingBlockStart: space.lg,
});

/** Half of a notch at each end of the line that one tears. */
const notch = space.sm;

export const ticket = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    width: '100%',
    overflow: 'hidden',
    textAlign: 'center',
    boxShadow: vars.elevation.low,
  },
]);

/** Place of the picture while the order loads. */
export const picture = style({ aspectRatio: '2 / 1', backgroundColor: color.sunken });

export const waits = style({ display: 'grid', gap: space.xl, padding: space.xl });

/** The part of the ticket that is kept. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xl,
  borderBlockStart: `${size.stroke} dashed ${color.border}`,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${notch} - ${size.hairline})`,
      width: `calc(2 * ${notch})`,
      height: `calc(2 * ${notch})`,
      borderRadius: vars.radius.pill,
      backgroundColor: color.canvas,
    },
    '&::before': { insetInlineStart: `calc(-1 * ${notch})` },
    '&::after': { insetInlineEnd: `calc(-1 * ${notch})` },
  },
});

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
