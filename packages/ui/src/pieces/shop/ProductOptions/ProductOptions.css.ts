import { style } from '@vanilla-extract/css';
import { media, panelColumn, vars } from '../../../styles';

const { size, space } = vars;

export const root = style([panelColumn, { borderRadius: vars.radius.md }]);

export const list = style({ display: 'grid', gap: space.lg });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.sm,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) auto` },
  },
});

export const buttons = style({ display: 'flex', minHeight: size.touch });
