import { style } from '@vanilla-extract/css';
import { panelColumn, vars } from '../../../styles';

export const root = style([panelColumn, { borderRadius: vars.radius.md }]);

export const steps = style({ display: 'grid', gap: vars.space.xs, listStyle: 'decimal inside' });

export const problems = style({
  display: 'grid',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});
