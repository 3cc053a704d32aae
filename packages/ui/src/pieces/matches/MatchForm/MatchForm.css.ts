import { style } from '@vanilla-extract/css';
import { media, panel, panelColumn, vars } from '../../../styles';

export const root = style([panelColumn, { borderRadius: vars.radius.md }]);

/** What is stored, on the ground of the text around the notice. */
export const stored = style([
  panel,
  { justifySelf: 'stretch', padding: vars.space.sm, borderRadius: vars.radius.sm },
]);

/** Two fields side by side where both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
