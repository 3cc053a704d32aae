import { style } from '@vanilla-extract/css';
import { container, evenLines, focusRing, media, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const root = style({ containerType: 'inline-size' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(${size.avatarLarge}, 22%) minmax(0, 1fr)`,
  columnGap: space.md,
  rowGap: space.sm,
  paddingBlock: space.lg,
});

export const picture = style({
  position: 'relative',
  alignSelf: 'start',
  gridRow: 'span 2',
  '@container': { [container.narrow]: { gridRow: 'auto' } },
  overflow: 'hidden',
  maxWidth: size.columnNarrow,
  borderRadius: radius.md,
  backgroundColor: color.sunken,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
});

export const name = style([
  focusRing,
  textStyle.labelSmall,
  evenLines,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    borderRadius: radius.sm,
    color: color.ink,
    textDecoration: 'none',
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      },
      [media.forcedColors]: { textDecoration: 'underline' },
    },
    selectors: {
      // The clickable area of the link covers the picture, but not the controls below it.
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        width: size.columnNarrow,
        height: `calc(${size.columnNarrow} + ${space.lg})`,
      },
    },
  },
]);

export const unit = style({ color: color.inkMuted, fontSize: vars.fontSize.small });

/** The total wraps below the stepper when figures or text are large. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs,
  '@container': { [container.narrow]: { gridColumn: '1 / -1' } },
});

/** Below the stepper. */
export const short = style({
  gridColumn: '2 / -1',
  justifySelf: 'start',
  '@container': { [container.narrow]: { gridColumn: '1 / -1' } },
});

export const total = style({ marginInlineStart: 'auto', textAlign: 'end' });
