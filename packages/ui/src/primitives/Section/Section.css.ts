import { style } from '@vanilla-extract/css';
import { displayStyle, media, vars } from '../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space.sm,
});

export const words = style({
  display: 'grid',
  gap: vars.space.hair,
  flex: '0 1 auto',
  minWidth: 0,
});

/** The stroke has the slant of the header's edge. */
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

export const badge = style({ paddingBlockEnd: vars.space.hair });

export const action = style({ marginInlineStart: 'auto' });
