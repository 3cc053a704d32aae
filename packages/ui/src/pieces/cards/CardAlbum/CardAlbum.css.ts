import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floatingButtonRoom } from '../../../primitives/FloatingButton/FloatingButton.css';
import {
  displayStyle,
  focusRing,
  media,
  panelColumn,
  phrases,
  soft,
  textStyle,
  vars,
} from '../../../styles';

const { color, size, space } = vars;

/** Half of the gap between two cards. It leaves room for the focus ring. */
const room = `calc(${space.xs} + ${space.hair})`;

const half = `calc(50% - ${space.md})`;

const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, ${half}), 1fr))`;

/** Three columns on a phone, two with large text, and as many as fit on a wide screen. */
export const cardCells = style({
  display: 'grid',
  // Half of the gap is padding inside each cell: the cell's clipping must not cut off the focus ring.
  margin: `calc(-1 * ${room})`,
  gridTemplateColumns: columns(`max(${size.columnNarrow} + ${space.md}, 6em, 28%)`),
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(`max(${size.columnMedium}, 8.5em)`) },
  },
});

export const cardCell = style({
  containerType: 'inline-size',
  // The height follows from the width alone, so that a row that is not rendered keeps its place.
  boxSizing: 'content-box',
  aspectRatio: '63 / 88',
  minWidth: 0,
  padding: room,
  contentVisibility: 'auto',
});

const corner = '7cqw';

export const cardLink = recipe({
  base: [
    focusRing,
    {
      display: 'block',
      borderRadius: corner,
      textDecoration: 'none',
      transition: `transform ${vars.motion.quick}`,
      selectors: { '&:active': { transform: 'scale(0.97)' } },
      '@media': {
        [media.hover]: { selectors: { '&:hover': { transform: `translateY(-${size.ring})` } } },
      },
    },
  ],
  variants: { shared: { true: { viewTransitionName: 'card' }, false: {} } },
});

/** Empty place in the album, with the pinstripes of a uniform. */
export const locked = style({
  position: 'relative',
  overflow: 'hidden',
  height: '100%',
  borderRadius: corner,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  backgroundImage: `repeating-linear-gradient(90deg, transparent 0 7cqw, ${color.border} 7cqw calc(7cqw + ${size.hairline}))`,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.border}`,
  userSelect: 'none',
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} dashed GrayText`, color: 'GrayText' },
  },
});

export const silhouette = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: color.border,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const cap = style({ fill: `color-mix(in srgb, ${color.inkMuted} 22%, ${color.border})` });

export const seam = style({
  fill: 'none',
  stroke: color.border,
  strokeWidth: 0.9,
  strokeLinecap: 'round',
});

export const lock = style({
  position: 'absolute',
  insetBlockStart: '6cqw',
  insetInlineEnd: '6cqw',
});

export const lockedNumber = style([
  displayStyle.jersey,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '6cqw',
    fontSize: '34cqw',
    textAlign: 'center',
  },
]);

/** Ratio of collected cards, from 0 to 1. */
export const counterShare = createVar();

const glint = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

export const counter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
});

/** Placeholder with the height of the counter, for skeletons. */
export const counterOutline = style({ height: vars.fontSize.jersey });

export const figures = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'baseline',
  whiteSpace: 'pre',
  minHeight: vars.fontSize.jersey,
});

export const total = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.heading, color: color.inkMuted },
]);

const lean = `skewX(-12deg)`;

/** Slanted like the italic figures. */
export const track = style({
  flex: '1 1 6em',
  overflow: 'hidden',
  height: space.md,
  borderRadius: size.ring,
  backgroundColor: color.border,
  transform: lean,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
});

const brightAccent = `color-mix(in oklab, ${color.accent} 78%, ${color.surface})`;

export const fill = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    height: '100%',
    // Uses a transform instead of the width, so that the animation runs on the compositor alone.
    transform: `translateX(calc((${counterShare} - 1) * 100%))`,
    backgroundColor: color.accent,
    backgroundImage: `linear-gradient(90deg, ${color.accentHover}, ${color.accent} 40%, ${brightAccent})`,
    transition: `transform ${vars.motion.stately}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    state: {
      none: {},
      // Minimum of 4 %, so that the first card is visible.
      begun: {
        transform: `translateX(calc((max(${counterShare}, 0.04) - 1) * 100%))`,
        borderInlineEnd: `${size.stroke} solid ${color.canvas}`,
      },
      // Plays once when the collection is complete.
      complete: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            backgroundImage: `linear-gradient(90deg, transparent 20%, ${soft(color.onAccent, 80)} 50%, transparent 80%)`,
            transform: 'translateX(100%)',
          },
        },
        '@media': {
          [media.motionAllowed]: {
            selectors: { '&::after': { animation: `${glint} 1.4s ease-in-out 0.4s backwards` } },
          },
        },
      },
    },
  },
});

export const complete = style([
  textStyle.labelSmall,
  {
    flex: '1 0 100%',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    color: color.accentInk,
  },
]);

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = style([
  floatingButtonRoom,
  // Room below a band of the screen, which comes right before.
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: space.sm },
]);

export const head = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockEnd: space.lg,
  selectors: { '&:empty': { display: 'none' } },
});

/** Always rendered: screen readers announce changes only in live regions that already exist. */
export const notice = style({});

export const waiting = style([
  textStyle.labelSmall,
  phrases,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.touch,
    marginBlockEnd: space.lg,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: vars.radius.md,
    borderInlineStart: `${space.xs} solid ${color.accentLine}`,
    color: color.ink,
    backgroundColor: color.accentSoft,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const first = style([
  panelColumn,
  {
    justifyItems: 'center',
    marginBlockEnd: space.xl,
    paddingBlock: space.xl,
    textAlign: 'center',
  },
]);

export const words = style({ display: 'grid', gap: space.xs, maxWidth: size.dialog });

export const art = style({ width: '100%', maxWidth: size.columnWide, overflow: 'visible' });

export const artGround = style({ fill: color.accentSoft });

export const artBeam = style({ fill: color.accent, opacity: 0.16 });

export const artPhone = style({ fill: color.ink });

export const artScreen = style({ fill: color.surface });

export const artCode = style({ fill: color.ink, fillRule: 'evenodd' });

export const artGuide = style({
  fill: 'none',
  stroke: color.accentLine,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const artCard = style({ fill: color.surface, stroke: color.accentLine, strokeWidth: 2 });

export const artField = style({ fill: color.accent });

export const artRays = style({ fill: color.onAccent, opacity: 0.22 });

export const artFigure = style({ fill: color.onAccent, opacity: 0.92 });

export const artCap = style({
  fill: `color-mix(in srgb, ${color.accent} 60%, ${color.stage})`,
});

export const artSparks = style({ fill: color.accent });

export const counterWaits = style([
  displayStyle.romaji,
  { display: 'grid', alignContent: 'center', width: '60%' },
]);

export const cardWaits = style({
  height: '100%',
  borderRadius: '7cqw',
  backgroundColor: color.border,
  '@media': {
    [media.motionAllowed]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { border: `${size.hairline} solid GrayText`, backgroundColor: 'Canvas' },
  },
});
