import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

/** Its size does not fall below what a camera reads at arm's length. */
export const code = style({
  width: '100%',
  maxWidth: `min(${size.dialog}, 55dvh)`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
});

export const added = style([
  textStyle.title,
  phrases,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space.md,
    paddingBlock: space.lg,
    textAlign: 'center',
  },
]);
