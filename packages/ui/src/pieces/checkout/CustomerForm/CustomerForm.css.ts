import { style } from '@vanilla-extract/css';
import { panel, vars } from '../../../styles';

export const sums = style([panel, { padding: vars.space.lg }]);
