import { style } from '@vanilla-extract/css';
import { media, panelColumn, vars } from '../../../styles';

const { space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  maxWidth: size.wide,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(${size.columnWide}, 1fr)` },
  },
});

export const part = style([panelColumn, { borderRadius: vars.radius.md }]);

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
