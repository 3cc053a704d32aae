import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const expiry = style({
  display: 'grid',
  // Two equal columns, or one with large text.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(8em, 100%), 1fr))`,
  alignItems: 'start',
  gap: space.lg,
});

export const code = style({ maxWidth: size.dialog });

export const safe = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: space.sm,
    padding: space.md,
    borderRadius: vars.radius.md,
    color: color.inkMuted,
    backgroundColor: color.sunken,
    textWrap: 'pretty',
  },
]);
