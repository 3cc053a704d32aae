import { style } from '@vanilla-extract/css';
import { phrases } from '../../../styles';

export const lead = style([phrases]);
