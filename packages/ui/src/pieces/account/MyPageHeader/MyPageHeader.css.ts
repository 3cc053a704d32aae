import { globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

const light = (share: number) => `color-mix(in srgb, ${color.onAccent} ${share}%, transparent)`;
const slanted = `polygon(0 0, 100% 0, 100% calc(100% - ${space.xl}), 0 100%)`;

const ground = {
  backgroundColor: color.accent,
  backgroundImage: `linear-gradient(118deg, transparent 46%, ${light(9)} 46% 58%, transparent 58% 66%, ${light(6)} 66% 69%, transparent 69%)`,
} as const;

/** Extends below the text, so that the next part can overlap it by half. */
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
  gap: space.lg,
  width: '100%',
  maxWidth: `calc(${size.page} + 2 * ${space.lg})`,
  marginInline: 'auto',
  paddingLeft: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${space.lg}, env(safe-area-inset-right))`,
});

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
  outline: `${size.stroke} solid ${color.onAccent}`,
  outlineOffset: size.stroke,
});

export const name = style([textStyle.title, phrases]);

/** Reserves its height until the favourite is known. */
export const favoriteRow = style({ maxWidth: '100%', minHeight: size.touch });

export const favorite = style([
  focusRing,
  textStyle.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    maxWidth: '100%',
    minHeight: size.touch,
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
  textDecorationColor: light(50),
  textUnderlineOffset: '0.3em',
});
