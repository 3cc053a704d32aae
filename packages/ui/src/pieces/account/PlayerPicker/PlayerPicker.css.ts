import { globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, media, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

const fitting = `min(${vars.fontSize.small}, 19cqw)`;

const columns = (least: string) =>
  `repeat(auto-fill, minmax(min(${least}, calc(50% - ${space.sm})), 1fr))`;

/** Three columns on a phone, two with large text. Dense flow fills the gap above an item that spans a row. */
export const choices = style({
  display: 'grid',
  gridAutoFlow: 'row dense',
  gridTemplateColumns: columns(`max(${size.columnNarrow}, 5.5em, 27%)`),
  gap: `${space.lg} ${space.md}`,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns('max(20%, 7.5em)') },
  },
});

export const choice = style({
  position: 'relative',
  minWidth: 0,
  containerType: 'inline-size',
  scrollMarginBlock: `calc(${size.tabBar} + ${space.xl})`,
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  cursor: 'pointer',
  userSelect: 'none',
});

/** Covers the whole choice, so that touch exploration by a screen reader finds it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
});

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.md,
  backgroundColor: color.sunken,
  transition: `transform ${vars.motion.calm}`,
  selectors: {
    // Two tones: one of them contrasts with any picture.
    [`${input}:checked ~ &`]: {
      outline: `${size.ring} solid ${color.accentLine}`,
      outlineOffset: size.stroke,
    },
    [`${input}:focus-visible ~ &`]: {
      outline: `${size.ring} solid ${color.focus}`,
      outlineOffset: size.stroke,
      boxShadow: `0 0 0 ${size.stroke} ${color.focusHalo}`,
    },
    [`${input}:active:not([aria-disabled="true"]) ~ &`]: { transform: 'scale(0.97)' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${input}:checked ~ &`]: { outlineColor: 'Highlight' },
        [`${input}:focus-visible ~ &`]: { outlineStyle: 'double' },
      },
    },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  display: 'grid',
  placeItems: 'center',
  width: size.compact,
  height: size.compact,
  borderRadius: vars.radius.pill,
  color: color.onAccent,
  backgroundColor: color.accent,
  boxShadow: `0 0 0 ${size.stroke} ${color.surface}`,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
});

export const name = style([
  textStyle.labelSmall,
  phrases,
  // Limited by the width: five letters fit in a row at the largest text size.
  {
    display: 'block',
    paddingBlockStart: space.sm,
    fontSize: fitting,
    textAlign: 'center',
  },
]);

export const romaji = style([
  displayStyle.romaji,
  {
    display: 'block',
    paddingBlockStart: space.hair,
    textAlign: 'center',
    fontSize: vars.fontSize.caption,
    lineHeight: vars.leading.tight,
    color: color.inkMuted,
  },
]);

/** Laid over the portrait, which keeps its size: nothing moves when the selection changes. */
export const action = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  alignItems: 'end',
  height: 'calc(100cqw * 4 / 3)',
  padding: space.hair,
  pointerEvents: 'none',
});

export const set = style({
  display: 'grid',
  pointerEvents: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.mid,
});

// Small padding: its label fits a third of the narrowest phone, and half of it with large text.
globalStyle(`${set} > button`, {
  paddingInline: space.hair,
  fontSize: fitting,
  whiteSpace: 'nowrap',
});

export const nobody = style({
  width: '100%',
  height: '100%',
  color: color.inkMuted,
  backgroundColor: color.surface,
  border: `${size.stroke} dashed ${color.borderStrong}`,
  borderRadius: 'inherit',
});

/** Background for a player whose picture is missing. */
export const faceless = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: color.accentInk,
  backgroundColor: color.accentSoft,
});

export const outline = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '2.4 3',
});

/** Spans the row below the choice it is about. */
export const problem = style({ gridColumn: '1 / -1' });

export const nameWaits = style({ width: '70%', marginInline: 'auto', paddingBlockStart: space.sm });
