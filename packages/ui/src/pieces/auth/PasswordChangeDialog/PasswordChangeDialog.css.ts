import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

// The ring of a field needs room inside what scrolls.
export const form = style({ paddingBlockEnd: vars.space.xs });
