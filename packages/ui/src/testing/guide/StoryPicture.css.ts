import { style } from '@vanilla-extract/css';
import { vars } from '../../styles';

const { color } = vars;

/** Its size and shape are written on the element: nothing moves when the picture arrives. */
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  maxWidth: '100%',
  backgroundColor: color.sunken,
});
export const image = style({ display: 'block', width: '100%', height: 'auto', maxWidth: 'none' });
export const frame = style({ display: 'block', border: 0, pointerEvents: 'none' });
