import { style, styleVariants } from '@vanilla-extract/css';
import { displayStyle, media, panel, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

/** Sign and words beside each other; below each other where large text leaves no room. */
export const root = style([
  panel,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.lg,
    padding: space.lg,
    boxShadow: vars.elevation.mid,
  },
]);

const anySign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.avatarLarge,
  height: size.avatarLarge,
  borderRadius: vars.radius.pill,
  border: `${size.stroke} solid ${color.border}`,
  color: color.inkMuted,
});

export const sign = styleVariants({
  waiting: [anySign],
  failed: [anySign],
  /** Like a stamp that was pressed by hand. */
  stamped: [
    anySign,
    displayStyle.jersey,
    {
      color: color.accentInk,
      borderColor: color.accentInk,
      transform: 'rotate(-8deg)',
      '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
    },
  ],
});

export const words = style({ flex: '1 1 12em', display: 'grid', gap: space.xs, minWidth: 0 });

export const count = style([textStyle.title]);
