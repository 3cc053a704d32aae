import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
