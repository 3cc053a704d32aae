import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../styles';

const { color, size } = vars;

export const crest = recipe({
  // Transparent: hides the alt text that browsers draw while a picture loads.
  base: { flex: 'none', objectFit: 'contain', color: 'transparent' },
  variants: {
    size: {
      medium: { width: size.touch, height: size.touch },
      large: { width: size.avatarLarge, height: size.avatarLarge },
    },
  },
});

export const rim = style({ fill: color.ink });
export const field = style({ fill: color.accent });
export const seam = style({
  fill: 'none',
  stroke: color.onAccent,
  strokeWidth: 6,
  strokeLinecap: 'round',
});
