import { style } from '@vanilla-extract/css';
import { sentences, textStyle, vars } from '../../../styles';

/** Limited width: a number of eleven digits does not need the full width. */
export const short = style({ maxWidth: '16em' });

/** Always as high as its button, so that the content below does not move. */
export const response = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    minHeight: vars.size.touch,
    color: vars.color.inkMuted,
  },
]);

export const words = style([sentences, { flex: '1 1 10em' }]);

export const control = style({
  height: vars.size.touch,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
