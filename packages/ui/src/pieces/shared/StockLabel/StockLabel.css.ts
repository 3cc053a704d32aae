import { style } from '@vanilla-extract/css';
import { media } from '../../../styles';

/** Rests where less motion is wanted: the time of the opening stands beside it. */
export const countdown = style({
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.motionAllowed]: { display: 'inline' } },
});
