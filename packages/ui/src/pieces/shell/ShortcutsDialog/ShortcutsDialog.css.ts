import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const key = style([
  displayStyle.romaji,
  {
    paddingInline: space.sm,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.sm,
    backgroundColor: color.sunken,
    whiteSpace: 'nowrap',
  },
]);
