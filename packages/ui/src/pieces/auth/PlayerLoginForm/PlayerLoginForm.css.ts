import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

export const form = style({ paddingBlockStart: vars.space.sm });

export const other = style({ textAlign: 'center' });
