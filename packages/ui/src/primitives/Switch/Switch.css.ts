import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';

const { color, motion, radius, size, space } = vars;

const inset = size.ring;
const height = size.compact;
const knobSide = `calc(${height} - 2 * ${inset})`;
const width = `calc(${height} * 1.7)`;

/** The whole row is the touch target. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  minHeight: size.touch,
  paddingBlock: space.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const words = style({ flex: '1 1 auto', display: 'grid', gap: space.hair, minWidth: 0 });

export const label = style([textStyle.body, { minWidth: 0 }]);

export const description = style([textStyle.small, phrases, { color: color.inkMuted }]);

export const control = style({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  width,
  height,
});

export const input = style([
  focusRing,
  {
    appearance: 'none',
    width: '100%',
    height: '100%',
    margin: 0,
    border: `${size.stroke} solid ${color.borderStrong}`,
    borderRadius: radius.pill,
    backgroundColor: color.sunken,
    cursor: 'inherit',
    transition: `background-color ${motion.calm}, border-color ${motion.calm}`,
    selectors: {
      '&:checked': { backgroundColor: color.accent, borderColor: color.accentLine },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        backgroundColor: color.sunken,
        borderColor: color.border,
      },
      '&[aria-disabled="true"]:not([aria-busy="true"]):checked': {
        backgroundColor: color.inkMuted,
        borderColor: color.inkMuted,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&:checked': {
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const knob = style({
  position: 'absolute',
  insetBlockStart: inset,
  insetInlineStart: inset,
  display: 'grid',
  placeItems: 'center',
  width: knobSide,
  height: knobSide,
  borderRadius: radius.pill,
  color: color.accentInk,
  backgroundColor: color.borderStrong,
  pointerEvents: 'none',
  transition: `transform ${motion.calm}, background-color ${motion.calm}`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
  },
});

globalStyle(`${input}:checked + ${knob}`, {
  transform: `translateX(calc(${width} - ${height}))`,
  backgroundColor: color.onAccent,
});

globalStyle(`${input}:checked + ${knob}`, {
  '@media': { [media.forcedColors]: { backgroundColor: 'HighlightText' } },
});

globalStyle(`${input}[aria-busy="true"] + ${knob}`, { backgroundColor: color.surface });
