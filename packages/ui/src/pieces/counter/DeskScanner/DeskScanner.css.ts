import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, dark, space, size } = vars;

const night = (share: number) => `color-mix(in srgb, ${color.stage} ${share}%, transparent)`;

export const root = recipe({
  base: {
    // Dark in both themes, so its text and buttons are light in both.
    vars: {
      [color.ink]: dark.ink,
      [color.inkMuted]: dark.inkMuted,
      [color.canvas]: dark.canvas,
      [color.sunken]: dark.sunken,
      [color.focus]: dark.focus,
      [color.focusHalo]: dark.focusHalo,
    },
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
    justifyItems: 'center',
    overflow: 'hidden',
    color: color.ink,
    backgroundColor: color.stage,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  },
  variants: {
    kind: {
      tall: { minHeight: `min(${size.dialog}, 45dvh)` },
      low: { minHeight: `min(${size.thumbHeight}, 24dvh)` },
      /** A button or a sentence instead of the picture, beside a result. */
      closed: {},
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Out of the flow: it fills what the picture leaves, and makes nothing taller. */
export const corners = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  paddingBlock: `${space.lg} ${size.touch}`,
  fill: 'none',
  stroke: color.ink,
  strokeWidth: '2',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** The guide is centred, whether or not the device has a torch and a second camera. */
export const foot = style({
  position: 'relative',
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: `minmax(${size.touch}, 1fr) minmax(0, auto) minmax(${size.touch}, 1fr)`,
  alignItems: 'center',
  justifySelf: 'stretch',
  gap: space.sm,
  padding: space.md,
});

export const tool = recipe({
  base: {
    display: 'grid',
    justifySelf: 'start',
    borderRadius: vars.radius.pill,
    backgroundColor: night(82),
    selectors: {
      '&:empty': { display: 'none' },
      '&:last-child': { justifySelf: 'end', gridColumn: 3 },
    },
  },
  variants: {
    on: { true: { vars: { [color.ink]: dark.canvas }, backgroundColor: dark.ink } },
  },
});

export const guide = style([
  textStyle.labelSmall,
  phrases,
  {
    gridColumn: 2,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderRadius: vars.radius.pill,
    textAlign: 'center',
    backgroundColor: night(82),
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  },
]);

export const problem = recipe({
  base: {
    gridRow: '1 / -1',
    alignSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    maxWidth: size.dialog,
  },
  variants: {
    kind: {
      tall: { gap: space.lg, padding: space.lg },
      low: { gap: space.sm, paddingBlock: space.md, paddingInline: space.lg },
    },
  },
});
