import { style } from '@vanilla-extract/css';
import { panelColumn, vars } from '../../../styles';

const { color } = vars;

export const root = style([panelColumn, { borderRadius: vars.radius.md }]);

export const stored = style({ display: 'block', color: color.ink });
