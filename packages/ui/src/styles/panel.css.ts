import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

export const panel = style({
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});
