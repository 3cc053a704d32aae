import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';
import { breakpoint } from '../../tokens';
import { codeFamily } from './ComponentPage.css';

const { color, space, radius, size } = vars;

export const room = style({ display: 'grid', gap: space.lg, marginBlockStart: space.lg });
export const roomHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.lg,
});
export const roomName = style([textStyle.heading, { color: color.ink }]);
export const roomText = style([textStyle.body, { color: color.inkMuted }]);

// The tiles of a room stand side by side, on a phone one and the edge of the next.
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '82%',
  gap: space.lg,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space.lg,
  marginInline: `calc(${space.lg} * -1)`,
  paddingInline: space.lg,
  paddingBlock: space.xs,
  '@media': {
    [media.tablet]: {
      gridAutoColumns: `minmax(calc(${breakpoint.narrow} * 0.9), 1fr)`,
      marginInline: 0,
      paddingInline: 0,
    },
  },
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  minWidth: 0,
  scrollSnapAlign: 'start',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  transition: `border-color ${vars.motion.quick}`,
  '@media': { [media.hover]: { ':hover': { borderColor: color.borderStrong } } },
});
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  height: `calc(${size.thumbHeight} + ${size.avatarLarge})`,
  backgroundColor: color.sunken,
});
/** As wide as a phone and small, close to its own size, or as large as it is. */
export const samples = styleVariants({
  phone: { width: breakpoint.phone, zoom: 0.6 },
  close: { width: breakpoint.narrow, zoom: 0.85 },
  small: { width: breakpoint.phone, zoom: 0.5 },
  own: { width: 'max-content' },
});
export const caption = style({
  display: 'grid',
  alignContent: 'start',
  padding: `${space.md} ${space.lg} ${space.lg}`,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});
/** The whole tile is pressed. */
export const link = style([
  focusRing,
  textStyle.label,
  phrases,
  {
    color: color.ink,
    textDecoration: 'none',
    borderRadius: radius.sm,
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':hover': { color: color.accentInk, textDecoration: 'underline' },
  },
]);
export const code = style([
  textStyle.caption,
  { color: color.inkMuted, fontFamily: codeFamily, overflowWrap: 'anywhere' },
]);

export const guides = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide}), 1fr))`,
});
export const guide = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  '@media': { [media.hover]: { ':hover': { borderColor: color.borderStrong } } },
});
export const guideText = style([textStyle.small, { color: color.inkMuted }]);
