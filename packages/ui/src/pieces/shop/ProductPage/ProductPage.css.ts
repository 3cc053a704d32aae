import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const unavailable = style([
  textStyle.small,
  phrases,
  {
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.lg,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.sunken,
    textAlign: 'center',
  },
]);

export const ground = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.lg,
  backgroundColor: color.sunken,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
});

/** The picture above the text; side by side where both fit. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.xxxl,
    },
  },
});

/** On a low screen, such as a phone in landscape, it is smaller so that the buttons stay visible. */
export const pictures = style({
  minWidth: 0,
  '@media': {
    [media.tablet]: { position: 'sticky', insetBlockStart: `calc(${size.tabBar} + ${space.xl})` },
  },
});

export const description = style([textStyle.body, { whiteSpace: 'pre-line', textWrap: 'pretty' }]);

/** Placeholder of the carousel's controls. */
export const controlsWait = style({ height: size.touch, marginBlockStart: space.xs });
