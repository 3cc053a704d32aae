import { style } from '@vanilla-extract/css';
import { panelColumn } from '../../../styles';

export const root = style([panelColumn]);
