import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const forStaff = style([textStyle.lead, phrases, { paddingBlock: vars.space.lg }]);
