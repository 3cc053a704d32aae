import { assignVars, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, phrases, soft, textStyle, vars } from '../../../styles';
import type { ColorRoles } from '../../../tokens';

const { club, foil, gold, night, onClub, white } = vars.print;
const { dark, size, space } = vars;

const sweep = keyframes({
  '0%': { transform: 'rotate(-3deg) translateX(-112%)' },
  '18%, 82%': { transform: 'rotate(-3deg)' },
  '100%': { transform: 'rotate(-3deg) translateX(112%)' },
});

const gleam = keyframes({
  '0%, 30%': { transform: 'translateX(-100%)' },
  '72%, 100%': { transform: 'translateX(100%)' },
});

export const newCardSky = style({
  overflow: 'hidden',
  pointerEvents: 'none',
  paddingBlock: space.lg,
});

export const newCard = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  gap: space.hair,
  marginInline: '-4%',
  padding: `${space.sm} max(8%, ${space.xl})`,
  textAlign: 'center',
  color: onClub,
  backgroundImage: `linear-gradient(95deg, ${club[700]}, ${club[600]} 45%, ${club[700]})`,
  borderBlock: `${vars.size.stroke} solid ${gold.light}`,
  transform: 'rotate(-3deg)',
  '@media': {
    [media.motionAllowed]: { animation: `${sweep} 2s cubic-bezier(0.3, 0, 0.1, 1) both` },
    [media.forcedColors]: { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
  },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      opacity: 0.34,
      backgroundImage: `linear-gradient(105deg, transparent 40%, ${gold.glint} 50%, transparent 60%)`,
      transform: 'translateX(-100%)',
      '@media': { [media.motionAllowed]: { animation: `${gleam} 2s ease-in-out both` } },
    },
  },
});

export const newCardTitle = style([
  displayStyle.jersey,
  {
    fontSize: `clamp(${vars.fontSize.title}, 8vw, ${vars.fontSize.jersey})`,
    letterSpacing: '0.03em',
    textWrap: 'balance',
  },
]);

export const newCardTip = style([textStyle.small, phrases, { fontWeight: vars.weight.medium }]);

// The type of assignVars accepts plain values only.
const inDark: ColorRoles = dark;

const lying = '(orientation: landscape) and (max-height: 32em)';

/** Dark in both themes, together with everything inside. */
export const room = style({
  vars: assignVars(vars.color, inDark),
  colorScheme: 'dark',
  position: 'fixed',
  inset: 0,
  zIndex: Number(vars.depth.bar) + 1,
  display: 'grid',
  gridTemplate: `
    "top" auto
    "notice" auto
    "floor" minmax(${size.columnWide}, 1fr)
    "actions" auto / minmax(0, 1fr)`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  color: dark.ink,
  backgroundColor: night,
  backgroundImage: `radial-gradient(120% 76% at 50% 26%, ${club[800]}, ${soft(club[900], 62)} 46%, ${night} 82%)`,
  transition: 'opacity 200ms linear',
  selectors: { '&[data-leaving]': { opacity: 0, pointerEvents: 'none' } },
  '@media': {
    [lying]: {
      gridTemplate: `
        "floor top" auto
        "floor notice" auto
        "floor actions" minmax(0, 1fr) / minmax(0, 1fr) minmax(${size.columnMedium}, 34%)`,
    },
    [media.forcedColors]: {
      color: 'CanvasText',
      backgroundColor: 'Canvas',
      backgroundImage: 'none',
    },
  },
});

export const top = style({
  gridArea: 'top',
  zIndex: vars.depth.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: `calc(${size.touch} + ${space.sm})`,
  padding: `${space.sm} ${space.sm} 0 ${space.md}`,
});

/** First in the tab order, wherever it is drawn. */
export const tilt = style({ order: -1, minWidth: 0 });

export const close = style({ marginInlineStart: 'auto' });

export const notice = style({
  gridArea: 'notice',
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `${space.sm} ${space.lg} 0`,
});

/** Sizes the card: as large as the width and the height allow. */
export const floor = style({
  gridArea: 'floor',
  position: 'relative',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  marginBlock: `${space.xs} ${space.sm}`,
  marginInline: space.lg,
  '@media': { [lying]: { margin: space.md } },
});

const anyPlace = style({
  position: 'relative',
  width: `min(92cqw, calc(97cqh * 63 / 88), calc(${size.page} * 0.76))`,
  filter: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '88% 4% -5%',
      borderRadius: '50%',
      backgroundImage: `radial-gradient(closest-side, ${soft(night, 92)}, transparent)`,
      '@media': { [media.forcedColors]: { display: 'none' } },
    },
  },
});

export const place = styleVariants({
  own: [anyPlace],
  shared: [anyPlace, { viewTransitionName: 'card' }],
});

export const band = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'env(safe-area-inset-top)',
  zIndex: vars.depth.raised,
  overflow: 'hidden',
  pointerEvents: 'none',
  paddingBlockStart: `calc(${size.touch} + ${space.xs})`,
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: `${space.sm} ${space.sm} ${space.xl}`,
  '@media': {
    [lying]: {
      flexDirection: 'column',
      justifyContent: 'safe center',
      alignItems: 'flex-start',
      padding: `0 ${space.sm} ${space.md}`,
    },
  },
});

/** Placeholder with the height of the actions, so that the card does not move when they appear. */
export const actionsOutline = style({
  gridArea: 'actions',
  minHeight: `calc(${size.tabBar} + ${vars.fontSize.caption} * 1.5 + ${space.xs} * 3 + ${space.sm} + ${space.xl})`,
});

export const action = style([
  focusRing,
  {
    flex: '0 1 auto',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    rowGap: space.xs,
    width: size.columnMedium,
    minWidth: 0,
    maxWidth: `calc(${size.columnNarrow} + 2em)`,
    padding: space.xs,
    borderRadius: vars.radius.md,
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
    '@media': {
      [lying]: {
        width: 'auto',
        maxWidth: '100%',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: space.md,
      },
    },
  },
]);

export const actionIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: size.tabBar,
  height: size.tabBar,
  border: `${size.hairline} solid ${soft(white, 42)}`,
  borderRadius: vars.radius.pill,
  backgroundColor: soft(white, 7),
  transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    [`${action}:active:not([aria-disabled="true"]) &`]: { transform: 'scale(0.94)' },
    [`${action}[aria-disabled="true"] &`]: { opacity: 0.45 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${action}:hover:not([aria-disabled="true"]) &`]: { backgroundColor: soft(white, 18) },
      },
    },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
    [lying]: { width: size.touch, height: size.touch },
  },
});

export const actionLabel = style([
  textStyle.caption,
  phrases,
  { textAlign: 'center', '@media': { [lying]: { textAlign: 'start' } } },
]);

export const bar = style({ paddingBlock: space.sm });

export const film = style({
  display: 'grid',
  minHeight: 0,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
});

export const outline = style({
  aspectRatio: '63 / 88',
  overflow: 'hidden',
  borderRadius: '4.8% / 3.44%',
  color: soft(white, 22),
  backgroundImage: `repeating-linear-gradient(90deg, transparent 0 4.4%, ${soft(white, 5)} 4.4% 4.8%), linear-gradient(150deg, ${club[800]}, ${club[900]})`,
  boxShadow: `inset 0 0 0 1px ${soft(white, 14)}`,
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const emblem = style({
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  '@media': { [media.motionAllowed]: { animation: `${breathe} 2s ease-in-out infinite` } },
});

export const burst = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});

const shine = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.5)' },
  '24%': { opacity: 1, transform: 'scale(1) rotate(6deg)' },
  '100%': { opacity: 0, transform: 'scale(1.16) rotate(26deg)' },
});

const light = { gridArea: '1 / 1', width: 'max(170cqw, 120cqh)', aspectRatio: '1', flex: 'none' };

export const rays = style({
  ...light,
  backgroundImage: `repeating-conic-gradient(${soft(gold.light, 36)} 0 5deg, transparent 9deg 15deg, ${soft(gold.light, 36)} 20deg)`,
  maskImage: 'radial-gradient(closest-side, CanvasText 30%, transparent)',
  animation: `${shine} 2s ease-out both`,
});

export const halo = style({
  ...light,
  backgroundImage: `radial-gradient(closest-side, ${soft(gold.glint, 60)} 20%, ${soft(gold.mid, 20)} 56%, transparent)`,
  animation: `${shine} 1.6s ease-out both`,
});

const paper = [gold.light, white, club[400], gold.mid, foil.amber, club[500]];

/** Fourteen paper slivers, each with its own path away from the card. */
export const slivers = [...Array(14).keys()].map((index) => {
  const direction = (index / 14) * 2 * Math.PI + (index % 3) * 0.16;
  const x = Math.round(Math.cos(direction) * (46 + (index % 4) * 9));
  const y = Math.round(Math.sin(direction) * (40 + (index % 5) * 7));
  const spin = 200 + (index % 5) * 90;
  const fly = keyframes({
    '0%': { opacity: 0, transform: 'translate(0, 0) rotate(0deg)' },
    '16%': { opacity: 1 },
    '60%': { opacity: 1, transform: `translate(${x}cqw, ${y}cqh) rotate(${spin}deg)` },
    '100%': {
      opacity: 0,
      transform: `translate(${Math.round(x * 1.12)}cqw, ${y + 16}cqh) rotate(${spin * 1.5}deg)`,
    },
  });
  return style({
    gridArea: '1 / 1',
    width: index % 2 === 0 ? space.sm : space.xs,
    height: index % 3 === 0 ? space.lg : space.md,
    borderRadius: '1px',
    backgroundColor: paper[index % paper.length] ?? white,
    animation: `${fly} ${1.5 + (index % 4) * 0.12}s cubic-bezier(0.15, 0.7, 0.3, 1) ${(index % 5) * 0.05}s both`,
  });
});
