import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

const { color, radius, size } = vars;

export const ground = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.lg,
  backgroundColor: color.sunken,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
});
