import { style } from '@vanilla-extract/css';
import { displayStyle, textStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const root = style({ display: 'grid', gap: space.lg });

export const joint = style([textStyle.caption, { color: color.inkMuted }]);

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
