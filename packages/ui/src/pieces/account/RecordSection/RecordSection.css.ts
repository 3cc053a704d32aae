import { style } from '@vanilla-extract/css';
import { displayStyle, media, vars } from '../../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

export const words = style({ display: 'grid', gap: vars.space.hair });

/** Begins with a stroke at the slant of the header's edge. */
export const label = style([
  displayStyle.romaji,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.fontSize.caption,
    letterSpacing: '0.14em',
    color: vars.color.accentInk,
    selectors: {
      '&::before': {
        content: '',
        flex: 'none',
        width: vars.space.lg,
        height: vars.space.xs,
        backgroundColor: vars.color.accent,
        clipPath: 'polygon(24% 0, 100% 0, 76% 100%, 0 100%)',
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      },
    },
  },
]);
