import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size, radius, motion } = vars;

/** Part of the seconds that are left, from 1 to 0. */
export const share = createVar();

const arrive = keyframes({ from: { transform: `translateY(${space.lg})` } });

/** Diagonal stripes: no other screen has them. */
const stripes = `repeating-linear-gradient(-45deg, ${color.canvas} 0 ${space.lg}, ${color.ink} ${space.lg} ${space.xxl})`;

export const root = recipe({
  base: { display: 'grid', '@media': { [media.forcedColors]: { borderStyle: 'solid' } } },
  variants: {
    kind: {
      done: {
        flexGrow: 1,
        color: color.canvas,
        backgroundColor: color.success,
        '@media': {
          [media.motionAllowed]: { animation: `${arrive} ${motion.calm} both` },
          [media.forcedColors]: { border: `${size.ring} solid Highlight` },
        },
      },
      circle: {
        margin: space.lg,
        border: `${size.stroke} solid ${color.success}`,
        borderRadius: radius.lg,
        backgroundColor: color.successSoft,
      },
      /** Over everything, so that a tap in the rhythm of the work hits nothing. */
      octagon: {
        // As high as its content at least: a percentage of a fixed height would leave text on the stripes.
        gridTemplateRows: 'minmax(min-content, 1fr)',
        position: 'fixed',
        inset: 0,
        zIndex: vars.depth.toast,
        padding: space.lg,
        overflowY: 'auto',
        color: color.canvas,
        backgroundColor: color.ink,
        backgroundImage: stripes,
        '@media': {
          [media.forcedColors]: {
            border: `${space.sm} dashed CanvasText`,
            backgroundColor: 'Canvas',
            backgroundImage: 'none',
          },
        },
      },
      triangle: {
        margin: space.lg,
        border: `${size.stroke} solid ${color.warning}`,
        borderRadius: radius.sm,
        backgroundColor: color.warningSoft,
      },
      diamond: {
        margin: space.lg,
        border: `${size.stroke} dashed ${color.inkMuted}`,
        borderRadius: radius.sm,
        backgroundColor: color.surface,
      },
    },
  },
});

export const inside = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: space.md,
    padding: space.lg,
  },
  variants: {
    kind: {
      done: { paddingBlockStart: `min(${space.xl}, 3dvh)` },
      circle: {},
      octagon: {
        justifySelf: 'center',
        width: '100%',
        maxWidth: size.page,
        paddingBlockStart: `min(${space.xxxl}, 4dvh)`,
        paddingInline: space.md,
        backgroundColor: color.ink,
        '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
      },
      triangle: {},
      diamond: {},
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  selectors: { '&:empty': { display: 'contents' } },
});

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  justifySelf: 'stretch',
  gap: space.sm,
  textAlign: 'center',
});

export const facts = style({
  vars: { [color.inkMuted]: 'currentColor' },
  justifySelf: 'stretch',
  padding: space.md,
  border: `${size.stroke} solid currentColor`,
});

export const factValue = style([
  displayStyle.romaji,
  {
    fontSize: vars.fontSize.heading,
    lineHeight: vars.leading.tight,
    // A name breaks at its space.
    wordBreak: 'keep-all',
  },
]);

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: space.md,
});

export const items = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.lg,
    rowGap: space.xs,
  },
]);

export const picture = style({ flex: 'none', width: size.avatar });

export const undoPlace = style({ display: 'grid', justifySelf: 'stretch', gap: space.sm });

export const undo = style([
  focusRing,
  textStyle.caption,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.avatarLarge,
    padding: space.md,
    borderRadius: radius.md,
    color: color.ink,
    backgroundColor: color.canvas,
    textAlign: 'start',
    '@media': { [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` } },
  },
]);

export const countdown = style({ display: 'grid', width: size.avatar, height: size.avatar });

export const ring = style({
  gridArea: '1 / 1',
  transform: 'rotate(-90deg)',
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

globalStyle(`${ring} > circle`, {
  fill: 'none',
  stroke: color.success,
  strokeWidth: '4',
  strokeDasharray: `${share} 1`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const seconds = style([
  displayStyle.romaji,
  { gridArea: '1 / 1', placeSelf: 'center', fontSize: vars.fontSize.title },
]);

export const undoTitle = style([textStyle.title]);

export const back = style([
  focusRing,
  textStyle.label,
  {
    justifySelf: 'stretch',
    minHeight: size.touch,
    padding: space.md,
    border: `${size.stroke} solid ${color.ink}`,
    borderRadius: radius.md,
    color: color.ink,
    backgroundColor: color.canvas,
    '@media': { [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` } },
  },
]);

export const next = style([textStyle.title, { paddingBlock: space.md }]);
