import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, size, radius } = vars;

/** Its size does not fall below what a camera reads at arm's length. */
export const code = style({
  width: '100%',
  maxWidth: `min(${size.dialog}, 45dvh)`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
});

export const secret = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.lead, textAlign: 'center' },
]);
