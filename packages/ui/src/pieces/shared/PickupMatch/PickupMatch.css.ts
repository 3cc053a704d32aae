import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles';

const root = style({ display: 'grid', gap: vars.space.hair });

export const align = styleVariants({
  start: [root],
  center: [root, { justifyItems: 'center' }],
});
