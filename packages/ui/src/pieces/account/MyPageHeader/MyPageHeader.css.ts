import { globalStyle, style } from '@vanilla-extract/css';
import {
  beams,
  displayStyle,
  focusRing,
  media,
  phrases,
  pinstripes,
  soft,
  textStyle,
  vars,
} from '../../../styles';

const { color, dark, size, space } = vars;

const light = (share: number) => soft(color.onAccent, share);
const red = (share: number) => soft(color.accent, share);
const pale = (share: number) => soft(dark.ink, share);
const slanted = `polygon(0 0, 100% 0, 100% calc(100% - ${space.xl}), 0 100%)`;

const ground = {
  backgroundColor: color.accent,
  backgroundImage: [
    beams([46, 58, 66, 69], light(9), light(6)),
    pinstripes(space.xl, light(10)),
  ].join(', '),
} as const;

/** Extends below the card, so that the next part can overlap it by half. */
export const root = style({
  vars: {
    [color.ink]: color.onAccent,
    [color.inkMuted]: color.onAccent,
    [color.sunken]: color.accentHover,
  },
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: `calc(${space.md} + env(safe-area-inset-top))`,
  paddingBlockEnd: `calc(${space.xxxl} + ${space.xxl})`,
  color: color.onAccent,
  selectors: {
    '&::before': {
      ...ground,
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: vars.depth.behind,
      clipPath: slanted,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockEnd: `${size.hairline} solid CanvasText`,
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  width: '100%',
  maxWidth: `calc(${size.page} + 2 * ${space.lg})`,
  marginInline: 'auto',
  paddingLeft: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${space.lg}, env(safe-area-inset-right))`,
});

/** Dark in both themes, like the cards' stage, so its text is light in both. */
export const card = style({
  vars: {
    [color.ink]: dark.ink,
    [color.inkMuted]: dark.inkMuted,
    [color.accentInk]: dark.accentInk,
  },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  paddingBlockStart: space.lg,
  paddingBlockEnd: space.xs,
  paddingInline: space.lg,
  borderRadius: vars.radius.lg,
  color: color.ink,
  backgroundColor: color.stage,
  backgroundImage: [beams([34, 52, 58, 61], red(34), red(24)), pinstripes(space.lg, pale(5))].join(
    ', ',
  ),
  boxShadow: `inset 0 0 0 ${size.hairline} ${pale(24)}, ${vars.elevation.high}`,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
});

export const label = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.caption, letterSpacing: '0.16em', color: color.accentInk },
]);

/** The favourite's number as on a shirt, cut off by the corner of the card. */
export const number = style([
  displayStyle.jersey,
  {
    position: 'absolute',
    zIndex: vars.depth.behind,
    insetBlockStart: `calc(-1 * ${space.md})`,
    insetInlineEnd: space.lg,
    fontSize: `calc(${vars.fontSize.jersey} * 4)`,
    lineHeight: vars.leading.flat,
    color: 'transparent',
    WebkitTextStroke: `${size.stroke} ${red(90)}`,
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
]);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: size.touch,
});

export const title = style([textStyle.heading, phrases]);

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.lg,
});

export const face = style({
  display: 'grid',
  borderRadius: vars.radius.pill,
  outline: `${size.stroke} solid ${color.ink}`,
  outlineOffset: size.stroke,
});

export const name = style([textStyle.heading, phrases]);

/** Reserves its height until the numbers are known. */
export const facts = style({
  minHeight: `calc(${vars.fontSize.caption} * ${vars.leading.snug} + ${vars.fontSize.lead})`,
});

export const figure = style([displayStyle.romaji, { fontSize: vars.fontSize.lead }]);

/** Reserves its height until the favourite is known. */
export const favoriteRow = style({
  maxWidth: '100%',
  minHeight: size.touch,
  borderBlockStart: `${size.hairline} solid ${pale(18)}`,
});

export const favorite = style([
  focusRing,
  textStyle.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    maxWidth: '100%',
    minHeight: size.touch,
    paddingBlock: space.sm,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    textDecoration: 'none',
  },
]);

globalStyle(`${favorite} > svg`, { flex: 'none' });

export const player = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  minWidth: 0,
});

export const favoriteLabel = style({ flex: 'none' });

export const jersey = style([displayStyle.jersey, { fontSize: vars.fontSize.title }]);

export const playerName = style({
  fontWeight: vars.weight.bold,
  minWidth: 0,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textDecorationColor: pale(50),
  textUnderlineOffset: '0.3em',
});
