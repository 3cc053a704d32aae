import { style } from '@vanilla-extract/css';
import { panelColumn, vars } from '../../../styles';

export const root = style([panelColumn, { borderRadius: vars.radius.md }]);
