import { style } from '@vanilla-extract/css';
import { media, panelColumn, vars } from '../../../styles';

const { size, space } = vars;

/** What is done first, and on a desk what fans see of it beside it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${size.dialog}` } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const actions = style([panelColumn, { borderRadius: vars.radius.md }]);
