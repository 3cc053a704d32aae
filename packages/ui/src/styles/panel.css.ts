import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** A sheet that lies on the canvas, with something that belongs together. */
export const panel = style({
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});
