import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** Two tones, so that one of them shows on every ground, also on the club's own colour. */
export const focusRing = style({
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.size.stroke,
      boxShadow: `0 0 0 ${vars.size.stroke} ${vars.color.focusHalo}`,
    },
  },
});
