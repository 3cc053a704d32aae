import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as modalStyles from '../../../primitives/Dialog/Dialog.css';
import { focusRing, media, soft, textStyle, vars } from '../../../styles';
import * as cameraStyles from '../../shared/CameraPicture/CameraPicture.css';

const { color, space, size, radius, motion, dark } = vars;

const night = (share: number) => soft(color.stage, share);
const light = (share: number) => soft(dark.ink, share);

/** Full screen: nothing is typed here, so it ignores the on-screen keyboard. */
export const frame = style([
  modalStyles.frame,
  { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
]);

export const room = style([
  cameraStyles.room,
  {
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    opacity: 0,
    transition: `opacity ${motion.calm}`,
    selectors: {
      [`${frame}[open] > &`]: { opacity: 1, '@starting-style': { opacity: 0 } },
    },
  },
]);

/** Portrait: text, frame, controls. In landscape the controls are beside the frame. */
export const layout = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    minHeight: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    paddingBlockStart: `max(${space.xl}, env(safe-area-inset-top))`,
    paddingBlockEnd: `max(${space.lg}, env(safe-area-inset-bottom))`,
    paddingInlineStart: `max(${space.lg}, env(safe-area-inset-left))`,
    paddingInlineEnd: `max(${space.lg}, env(safe-area-inset-right))`,
  },
  variants: {
    seeing: {
      true: {
        gap: space.lg,
        gridTemplate: `
          "guide" auto
          "window" minmax(${size.columnMedium}, 1fr)
          "foot" auto / minmax(0, 1fr)`,
        '@media': {
          '(orientation: landscape) and (max-height: 34em)': {
            columnGap: space.xxl,
            gridTemplate: `
              "window guide" minmax(0, 1fr)
              "window foot" auto / minmax(${size.columnMedium}, 1fr) minmax(0, 1fr)`,
          },
        },
      },
      false: {
        gap: space.xxl,
        gridTemplate: 'minmax(auto, 1fr) auto / minmax(0, 1fr)',
      },
    },
  },
});

const onPicture = style([
  cameraStyles.label,
  {
    justifySelf: 'center',
    alignSelf: 'center',
    maxWidth: '100%',
    paddingBlock: space.sm,
    paddingInline: space.lg,
    borderRadius: radius.lg,
  },
]);

export const guide = style([
  onPicture,
  textStyle.label,
  { zIndex: vars.depth.raised, gridArea: 'guide' },
]);

export const opening = style({
  gridArea: 'window',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  containerType: 'size',
});

/** Darkens everything outside the frame with one shadow as large as the screen. */
export const hole = recipe({
  base: {
    position: 'relative',
    width: `min(84cqw, 100cqh, ${size.dialog})`,
    aspectRatio: '1',
    borderRadius: '10%',
    boxShadow: `0 0 0 100vmax ${night(58)}`,
    transition: `box-shadow ${motion.stately}`,
  },
  variants: {
    found: { true: { boxShadow: `0 0 0 100vmax ${night(78)}` } },
  },
});

const breathe = keyframes({ '50%': { transform: 'scale(0.965)' } });
const turn = keyframes({
  from: { transform: 'none' },
  to: { transform: 'rotate(90deg) scale(0.82)' },
});

export const corners = recipe({
  base: [cameraStyles.corners, { transition: `stroke ${motion.calm}, opacity ${motion.calm}` }],
  variants: {
    status: {
      waiting: { opacity: 0.5 },
      looking: {
        '@media': {
          [media.motionAllowed]: { animation: `${breathe} 2.4s ease-in-out infinite` },
        },
      },
      found: {
        stroke: color.success,
        transform: 'rotate(90deg) scale(0.82)',
        '@media': {
          [media.motionAllowed]: { animation: `${turn} ${motion.stately} both` },
          [media.forcedColors]: { stroke: 'Highlight' },
        },
      },
    },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(0.7)' } });
const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const tick = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transformOrigin: 'center',
  '@media': { [media.motionAllowed]: { animation: `${arrive} ${motion.calm} both` } },
});

globalStyle(`${tick} > circle`, {
  fill: color.success,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
globalStyle(`${tick} > path`, {
  fill: 'none',
  stroke: color.canvas,
  strokeWidth: '4.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '1',
  '@media': {
    [media.motionAllowed]: { animation: `${draw} ${motion.stately} both` },
    [media.forcedColors]: { stroke: 'HighlightText' },
  },
});

export const foot = style({
  gridArea: 'auto',
  zIndex: vars.depth.raised,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: space.md,
  minWidth: 0,
  selectors: { [`${layout.classNames.variants.seeing.true} > &`]: { gridArea: 'foot' } },
});

/** Its height is reserved, and longer messages grow upwards over the picture: nothing moves. */
export const noticeSpace = recipe({
  base: { display: 'flex', justifyContent: 'center', justifySelf: 'stretch' },
  variants: { seeing: { true: { height: size.touch } } },
});

export const notice = style([
  onPicture,
  textStyle.small,
  {
    alignSelf: 'flex-end',
    minHeight: size.touch,
    selectors: { '&:empty': { backgroundColor: 'transparent' } },
  },
]);

export const photo = style({ display: 'grid', maxWidth: '100%' });

globalStyle(`${photo} > button`, { borderColor: light(45), backgroundColor: night(82) });

export const tools = style([cameraStyles.tools, { gap: space.md }]);

export const tool = recipe({
  base: { gridRow: 1 },
  variants: {
    side: {
      start: { gridColumn: 1, justifySelf: 'end' },
      end: { gridColumn: 3, justifySelf: 'start' },
    },
  },
});

export const cancel = style([
  focusRing,
  textStyle.label,
  {
    gridArea: '1 / 2',
    minHeight: size.touch,
    paddingInline: space.xl,
    borderRadius: radius.pill,
    color: color.ink,
    backgroundColor: night(82),
    '@media': {
      [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` },
    },
  },
]);

export const problem = style([cameraStyles.problem, { justifySelf: 'center', gap: space.xl }]);

/** A crossed-out camera; while paused it is not crossed out. */
export const sign = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: size.avatarLarge,
    height: size.avatarLarge,
    borderRadius: radius.pill,
    backgroundColor: light(12),
  },
  variants: {
    crossed: {
      true: {
        '::after': {
          content: '',
          position: 'absolute',
          width: size.avatar,
          height: size.stroke,
          borderRadius: radius.pill,
          backgroundColor: 'currentColor',
          transform: 'rotate(45deg)',
        },
      },
    },
  },
});
