import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

// Room for the focus ring of the last field, which the scrolling box would clip.
export const form = style({ paddingBlockEnd: vars.space.xs });
