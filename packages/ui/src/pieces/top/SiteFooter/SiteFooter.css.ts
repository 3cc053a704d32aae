import { createVar, style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

const slant = createVar();

/** The club's colour with the slant of the hero. */
export const root = style({
  vars: { [slant]: `clamp(${space.xl}, 8vw, ${space.xxxl})` },
  paddingBlockStart: `calc(${slant} + ${space.xxl})`,
  paddingBlockEnd: `max(${space.xl}, ${vars.safeBottom})`,
  color: color.onAccent,
  backgroundColor: color.accent,
  backgroundImage: `linear-gradient(118deg, transparent 46%, color-mix(in srgb, ${color.onAccent} 9%, transparent) 46% 58%, transparent 58% 64%, color-mix(in srgb, ${color.onAccent} 6%, transparent) 64% 67%, transparent 67%)`,
  clipPath: `polygon(0 ${slant}, 100% 0, 100% 100%, 0 100%)`,
  '@media': { [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
});

export const inner = style({
  display: 'grid',
  gap: space.lg,
  maxWidth: `calc(${size.page} + 2 * ${space.lg})`,
  marginInline: 'auto',
  paddingInline: space.lg,
});

export const slogan = style([textStyle.display, phrases]);

export const label = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.caption, letterSpacing: '0.16em' },
]);

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xl,
  paddingBlockStart: space.sm,
  borderBlockStart: `${size.hairline} solid color-mix(in srgb, ${color.onAccent} 35%, transparent)`,
});

export const link = style([
  focusRing,
  textStyle.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: size.touch,
    minHeight: size.touch,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: size.hairline,
    textUnderlineOffset: '0.3em',
  },
]);
