import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

/** As large as the screen allows, uncropped. */
export const picture = style({
  width: '100dvw',
  height: '100dvh',
  objectFit: 'contain',
  // Hides the alt text that browsers draw while the picture loads.
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
