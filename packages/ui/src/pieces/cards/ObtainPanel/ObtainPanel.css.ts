import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, phrases, soft, textStyle, vars } from '../../../styles';

const { color, space, size, dark } = vars;

const cardHeight = createVar();

const light = (share: number) => soft(dark.ink, share);
const warm = (share: number) => soft(color.accent, share);

/** Dark in both themes, like the card view that follows. */
export const root = style({
  vars: {
    [color.ink]: dark.ink,
    [color.canvas]: dark.canvas,
    [color.focus]: dark.focus,
    [color.focusHalo]: dark.focusHalo,
    [cardHeight]: `clamp(${size.columnMedium}, 40svh, ${size.dialog})`,
  },
  position: 'fixed',
  inset: 0,
  zIndex: vars.depth.bar,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.ink,
  backgroundColor: color.stage,
  backgroundImage: `radial-gradient(110% 70% at 50% 36%, ${warm(46)}, transparent)`,
});

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '100%',
  paddingBlockStart: `max(${space.xl}, env(safe-area-inset-top))`,
  paddingBlockEnd: `max(${space.xl}, env(safe-area-inset-bottom))`,
  paddingLeft: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${space.lg}, env(safe-area-inset-right))`,
});

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  height: cardHeight,
  aspectRatio: '63 / 88',
  marginBlockEnd: space.xxl,
  perspective: '60em',
});

const turn = keyframes({ to: { transform: 'rotateY(1turn)' } });
const circle = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });
const narrow = keyframes({
  '25%, 75%': { transform: 'scaleX(0.12)' },
  '50%': { transform: 'scaleX(1)' },
});
const flash = keyframes({
  '0%, 50%': { transform: 'translateX(-110%)' },
  '20%, 70%': { transform: 'translateX(110%)' },
  '100%': { transform: 'translateX(110%)' },
});

const around = '3.2s linear infinite';
const moving = (animation: string) => ({ '@media': { [media.motionAllowed]: { animation } } });

export const rays = recipe({
  base: {
    position: 'absolute',
    zIndex: vars.depth.behind,
    insetBlock: '-30%',
    insetInline: '-62%',
    backgroundImage: `repeating-conic-gradient(${light(11)} 0 7deg, transparent 7deg 20deg)`,
    maskImage: 'radial-gradient(closest-side, CanvasText 24%, transparent)',
    transition: `opacity ${vars.motion.stately}`,
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
  variants: {
    state: {
      asking: moving(`${circle} 40s linear infinite`),
      stored: { opacity: 0.5 },
      failed: { opacity: 0 },
    },
  },
});

export const halo = recipe({
  base: {
    position: 'absolute',
    zIndex: vars.depth.behind,
    insetBlock: '-16%',
    insetInline: '-34%',
    backgroundImage: `radial-gradient(closest-side, ${light(40)}, ${warm(60)} 46%, transparent)`,
    transition: `opacity ${vars.motion.stately}`,
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
  variants: {
    state: {
      asking: moving(`${breathe} 3.2s ease-in-out infinite`),
      stored: { opacity: 0.6 },
      failed: { opacity: 0.16 },
    },
  },
});

export const card = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    height: '100%',
    borderRadius: '8% / 5.7%',
    boxShadow: vars.elevation.high,
    transition: `opacity ${vars.motion.stately}, transform ${vars.motion.stately}`,
  },
  variants: {
    state: {
      asking: moving(`${turn} ${around}`),
      stored: { transform: 'rotate(-4deg)' },
      failed: { opacity: 0.5, transform: 'rotate(5deg)' },
    },
  },
});

export const back = style({ width: '100%', height: '100%' });

export const edge = style({ fill: dark.ink });
export const field = style({ fill: color.accent });
export const stripes = style({ stroke: color.onAccent, strokeWidth: 0.8, opacity: 0.2 });
export const diamond = style({
  fill: 'none',
  stroke: color.onAccent,
  strokeWidth: 1.4,
  opacity: 0.6,
});
export const bases = style({ fill: dark.ink });
export const ball = style({ fill: dark.ink, stroke: color.accent, strokeWidth: 4 });
export const seam = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.6 });
export const stitches = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});

/** Reflection that crosses the card twice per turn. */
export const sheen = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(105deg, transparent 30%, ${light(46)} 50%, transparent 70%)`,
    transform: 'translateX(-110%)',
  },
  variants: {
    state: { asking: moving(`${flash} ${around}`), stored: {}, failed: {} },
  },
});

export const floor = recipe({
  base: {
    position: 'absolute',
    insetInline: '6%',
    insetBlockStart: `calc(100% + ${space.md})`,
    height: space.lg,
    borderRadius: '50%',
    backgroundImage: `radial-gradient(closest-side, ${soft(dark.canvas, 90)}, transparent)`,
  },
  variants: {
    state: { asking: moving(`${narrow} ${around}`), stored: {}, failed: { opacity: 0.5 } },
  },
});

export const sign = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${space.lg})`,
  insetInlineEnd: `calc(-1 * ${space.lg})`,
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.pill,
  color: dark.canvas,
  backgroundColor: dark.ink,
  boxShadow: `0 0 0 ${space.xs} ${color.stage}`,
  '@media': { [media.forcedColors]: { border: `${size.stroke} solid CanvasText` } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.xl,
  width: '100%',
  maxWidth: size.dialog,
  // Minimum height: the card does not move when the text changes.
  minHeight: '11em',
  textAlign: 'center',
});

export const text = style({ display: 'grid', gap: space.sm });

export const title = style([textStyle.title, phrases]);
