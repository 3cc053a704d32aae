import { createVar, style } from '@vanilla-extract/css';
import {
  beams,
  displayStyle,
  focusRing,
  media,
  phrases,
  soft,
  textStyle,
  vars,
} from '../../../styles';

const { color, space, size, dark } = vars;

const slant = createVar();

/** Dark background with slanted edges in both themes; so its text and its button are light in both. */
export const root = style({
  vars: {
    [slant]: space.xl,
    [color.ink]: dark.ink,
    [color.inkMuted]: dark.inkMuted,
    [color.canvas]: dark.canvas,
  },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  marginInline: `calc(-1 * ${space.lg})`,
  paddingInline: space.lg,
  paddingBlock: `calc(${slant} + ${space.xl})`,
  color: color.ink,
  '@media': { [media.tablet]: { marginInline: 0, paddingInline: space.xxl } },
});

export const ground = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.depth.behind,
  backgroundColor: color.stage,
  backgroundImage: `radial-gradient(90% 60% at 50% 62%, ${soft(color.accent, 62)}, transparent), ${beams([46, 58, 64, 67], soft(color.accent, 26), soft(color.accent, 18))}`,
  clipPath: `polygon(0 ${slant}, 100% 0, 100% calc(100% - ${slant}), 0 100%)`,
});

export const label = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.caption, letterSpacing: '0.16em' },
]);

export const help = style([textStyle.small, phrases, { textWrap: 'pretty' }]);

export const fan = style({
  width: '100%',
  maxWidth: size.dialog,
  marginInline: 'auto',
  overflow: 'visible',
});

export const card = style({
  fill: dark.ink,
  filter: `drop-shadow(0 ${space.xs} ${space.sm} ${soft(color.stage, 70)})`,
});
export const field = style({ fill: color.accent });
export const stripes = style({ stroke: color.onAccent, opacity: 0.22, fill: 'none' });
export const number = style([
  displayStyle.jersey,
  { fontSize: '3.2em', fill: color.onAccent, opacity: 0.85 },
]);
export const plate = style({ fill: dark.ink });
export const code = style({ fill: color.stage });
export const line = style({
  stroke: color.onAccent,
  strokeWidth: 5,
  strokeLinecap: 'round',
  opacity: 0.7,
});
export const beam = style({ fill: color.onAccent, opacity: 0.14 });
export const shirt = style({ fill: dark.ink });
export const trim = style({ fill: 'none', stroke: color.accent, strokeWidth: 3 });
export const skin = style({ fill: `color-mix(in srgb, ${dark.ink} 70%, ${dark.warning})` });
export const cap = style({ fill: `color-mix(in srgb, ${color.accent} 78%, ${color.stage})` });
export const brim = style({ fill: `color-mix(in srgb, ${color.accent} 52%, ${color.stage})` });
export const foot = style({ fill: color.stage });
export const figure = style([displayStyle.jersey, { fontSize: '1.6em', fill: dark.ink }]);

export const album = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: size.hairline,
    textUnderlineOffset: '0.3em',
  },
]);
