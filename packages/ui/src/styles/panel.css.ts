import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

export const panel = style({
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});

/** A panel with room around its parts, which stand below each other. */
export const panelColumn = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.md,
    padding: vars.space.lg,
  },
]);
