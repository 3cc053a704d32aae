import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

/** As large as the screen lets it be, whole, and never cut. */
export const picture = style({
  width: '100dvw',
  height: '100dvh',
  objectFit: 'contain',
  // While it is on its way, the browser would write the alt text over the dark.
  color: 'transparent',
});

export const failed = style([
  textStyle.small,
  phrases,
  {
    placeSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.sm,
    marginInline: vars.space.xl,
    padding: vars.space.xl,
    borderRadius: vars.radius.lg,
    textAlign: 'center',
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
  },
]);
