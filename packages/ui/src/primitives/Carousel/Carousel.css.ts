import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../styles';
import { maxDots, slotTransform } from './slots';

export const visible = createVar();
export const gap = createVar();
export const slot = createVar();
export const order = createVar();

// Without a minimum of 0 the slides would widen the measured track.
const column = 'minmax(0, 1fr)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: vars.space.xs,
  minWidth: 0,
});

const track = style({
  overflowX: 'clip',
  position: 'relative',
  userSelect: 'none',
  touchAction: 'pan-y',
  WebkitTouchCallout: 'none',
});

export const tracks = styleVariants({
  slide: [track, { display: 'flex' }],
  fade: [track, { display: 'grid', gridTemplateColumns: column }],
});

const width = `calc((100% - (${visible} - 1) * ${gap}) / ${visible})`;

// CSS alone draws the slides at rest. keen-slider then writes the same formula with the slot it has moved a slide to:
// nothing moves when it starts, and at a new width nothing waits for it.
export const slides = styleVariants({
  slide: {
    flex: 'none',
    width,
    minWidth: 0,
    transform: slotTransform(slot, gap, order),
  },
  fade: {
    gridArea: '1 / 1',
    minWidth: 0,
    opacity: 0,
    selectors: { '&:not([inert])': { opacity: 1 } },
  },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
});

export const position = style([
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // On the narrowest phones the dots shrink by a pixel or two and stay in one row.
    flex: `0 1 calc(${maxDots} * ${vars.size.icon})`,
    minWidth: 0,
    minHeight: vars.size.touch,
  },
]);

export const dot = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: `0 1 ${vars.size.icon}`,
    minWidth: 0,
    height: vars.size.touch,
    borderRadius: vars.radius.sm,
    selectors: {
      '&::before': {
        content: '',
        width: vars.space.sm,
        height: vars.space.sm,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.borderStrong,
        transition: `width ${vars.motion.calm}, background-color ${vars.motion.calm}`,
      },
      // The last dot before slides that have none.
      '&[data-more="true"]::before': { width: vars.space.xs, height: vars.space.xs },
      '&[aria-current="true"]::before': {
        width: vars.size.iconSmall,
        backgroundColor: vars.color.accentLine,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
          '&[aria-current="true"]::before': { backgroundColor: 'Highlight' },
        },
      },
    },
  },
]);

export const caption = style([
  textStyle.label,
  { flex: '0 1 auto', minWidth: 0, paddingInline: vars.space.md, textAlign: 'center' },
]);
