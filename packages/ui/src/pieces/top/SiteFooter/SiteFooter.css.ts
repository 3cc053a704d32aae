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

const { color, space, size } = vars;

const slant = createVar();

/** The club's colour with the slant of the hero. */
export const root = style({
  vars: { [slant]: `clamp(${space.xl}, 8vw, ${space.xxxl})` },
  paddingBlockStart: `calc(${slant} + ${space.xxl})`,
  paddingBlockEnd: `max(${space.xl}, ${vars.safeBottom})`,
  color: color.onAccent,
  backgroundColor: color.accent,
  backgroundImage: beams([46, 58, 64, 67], soft(color.onAccent, 9), soft(color.onAccent, 6)),
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
  borderBlockStart: `${size.hairline} solid ${soft(color.onAccent, 35)}`,
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
