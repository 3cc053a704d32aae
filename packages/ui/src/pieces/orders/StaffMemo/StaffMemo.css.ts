import { style } from '@vanilla-extract/css';
import { panelColumn, vars } from '../../../styles';

const { color, space } = vars;

export const root = style([panelColumn, { gap: space.sm, borderRadius: vars.radius.md }]);

export const theirs = style({
  display: 'grid',
  justifySelf: 'stretch',
  padding: space.sm,
  color: color.ink,
  backgroundColor: color.surface,
  borderRadius: vars.radius.sm,
});

export const text = style({ whiteSpace: 'pre-line' });
