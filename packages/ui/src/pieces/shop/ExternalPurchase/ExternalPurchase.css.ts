import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

export const help = style([
  textStyle.caption,
  phrases,
  { color: vars.color.inkMuted, textAlign: 'center', overflowWrap: 'anywhere' },
]);

export const unavailable = style([
  textStyle.small,
  phrases,
  {
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.lg,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.sunken,
    textAlign: 'center',
  },
]);

export const why = style({ color: vars.color.inkMuted });
