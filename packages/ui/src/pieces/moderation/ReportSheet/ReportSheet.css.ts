import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const done = style([
  textStyle.body,
  {
    display: 'grid',
    justifyItems: 'center',
    rowGap: vars.space.lg,
    paddingBlockStart: vars.space.md,
    textAlign: 'center',
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space.xxxl,
  height: vars.space.xxxl,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid currentColor`,
  color: vars.color.success,
});
