import { globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, media, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

const height = `calc(${vars.fontSize.jersey} + ${vars.fontSize.small} * ${vars.leading.tight} + ${space.xs} + 2 * ${space.md})`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
  boxShadow: vars.elevation.mid,
});

/** Placeholder with the height of the strip, for skeletons. */
export const countStripOutline = style([root, { boxSizing: 'content-box', height }]);

export const cell = style({ display: 'grid', containerType: 'inline-size', minWidth: 0 });

globalStyle(`${cell} + ${cell}`, {
  borderInlineStart: `${size.hairline} solid ${color.border}`,
});

/** Screen readers read the name first; the figure is drawn first. */
export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.xs,
  minHeight: height,
  paddingBlock: space.md,
  paddingInline: space.xs,
  color: color.ink,
});

export const link = style({
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:active': { backgroundColor: color.sunken },
    // Inset: neighbouring cells would cover an outer ring.
    '&:focus-visible': {
      outline: `${size.ring} solid ${color.focus}`,
      outlineOffset: `calc(${size.ring} * -1)`,
      borderRadius: vars.radius.lg,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});

export const name = style([
  textStyle.small,
  // Limited by the width of the cell: メッセージ has five letters and must fit at large text sizes.
  {
    fontSize: `min(${vars.fontSize.small}, 17cqi)`,
    lineHeight: vars.leading.tight,
    color: color.inkMuted,
    whiteSpace: 'nowrap',
  },
]);

/** Long figures are set smaller to fit a third of a narrow phone. */
export const figure = style([
  displayStyle.jersey,
  {
    minHeight: vars.fontSize.jersey,
    display: 'flex',
    alignItems: 'center',
    fontSize: `min(${vars.fontSize.jersey}, 46cqi)`,
    color: color.accentInk,
    selectors: {
      '&[data-length="4"]': { fontSize: `min(${vars.fontSize.jersey}, 46cqi)` },
      '&[data-length="5"]': { fontSize: `min(${vars.fontSize.display}, 38cqi)` },
      '&[data-length="6"]': { fontSize: `min(${vars.fontSize.display}, 32cqi)` },
      '&[data-length="7"], &[data-length="8"], &[data-length="9"]': {
        fontSize: `min(${vars.fontSize.title}, 22cqi)`,
      },
    },
  },
]);
