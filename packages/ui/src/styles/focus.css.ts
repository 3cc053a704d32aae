import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** Two tones: one of them contrasts with any background, also with the club's colour. */
export const focusRing = style({
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.size.stroke,
      boxShadow: `0 0 0 ${vars.size.stroke} ${vars.color.focusHalo}`,
    },
  },
});
