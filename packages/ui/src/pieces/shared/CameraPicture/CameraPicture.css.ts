import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, phrases, soft, vars } from '../../../styles';

const { color, dark, size, space } = vars;

const shade = soft(color.stage, 82);

/** Around the picture. */
export const room = style({
  // Dark in both themes, so its text and buttons are light in both.
  vars: {
    [color.ink]: dark.ink,
    [color.inkMuted]: dark.inkMuted,
    [color.canvas]: dark.canvas,
    [color.sunken]: dark.sunken,
    [color.focus]: dark.focus,
    [color.focusHalo]: dark.focusHalo,
    [color.success]: dark.success,
  },
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  color: color.ink,
  backgroundColor: color.stage,
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: color.stage,
});

/** Where the code is to be held. */
export const corners = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: '2',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Text over the picture has its own shade, so that it is readable over a white card. */
export const label = style([
  phrases,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    textAlign: 'center',
    backgroundColor: shade,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  },
]);

/** The middle is centred, whether or not the device has a torch and a second camera. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${size.touch}, 1fr) minmax(0, auto) minmax(${size.touch}, 1fr)`,
  justifySelf: 'stretch',
  alignItems: 'center',
});

export const tool = recipe({
  base: { display: 'grid', borderRadius: vars.radius.pill, backgroundColor: shade },
  variants: {
    on: { true: { vars: { [color.ink]: dark.canvas }, backgroundColor: dark.ink } },
  },
});

/** Instead of the picture: why there is none, and what to do. */
export const problem = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  maxWidth: size.dialog,
});
