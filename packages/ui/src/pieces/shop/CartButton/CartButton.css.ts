import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

const arrive = keyframes({ from: { transform: 'scale(0.6)' } });

export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xs})`,
  insetInlineEnd: `calc(-1 * ${vars.space.xs})`,
  display: 'grid',
  pointerEvents: 'none',
  '@media': { [media.motionAllowed]: { animation: `${arrive} ${vars.motion.calm}` } },
});

export const inBar = style({ position: 'relative', display: 'grid' });

export const countInBar = style([
  count,
  { insetBlockStart: 0, insetInlineEnd: 0, pointerEvents: 'none' },
]);
