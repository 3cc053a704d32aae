import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

const arrive = keyframes({
  from: { transform: `translateX(calc(-1 * ${vars.space.xl})) skewX(-12deg)`, opacity: 0 },
});

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.lg,
  paddingBlock: vars.space.sm,
});

/** Slanted like the hero's edge. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatarLarge,
  height: vars.size.touch,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  transform: 'skewX(-12deg)',
  borderRadius: vars.radius.sm,
  '@media': {
    [media.motionAllowed]: { animation: `${arrive} ${vars.motion.stately}` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const upright = style({ transform: 'skewX(12deg)' });
