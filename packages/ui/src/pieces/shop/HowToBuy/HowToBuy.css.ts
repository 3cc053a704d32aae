import { createVar, style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

const badge = createVar();

/** The label ends at the margin, not the button's padding, which has no edge. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  paddingBlockEnd: space.sm,
});

export const steps = style({
  vars: { [badge]: size.compact },
  display: 'grid',
});

/** Line from each number to the next. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${badge} minmax(0, 1fr)`,
  columnGap: space.md,
  paddingBlockEnd: space.lg,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${badge} 0`,
      insetInlineStart: `calc(${badge} / 2)`,
      width: size.hairline,
      backgroundColor: color.borderStrong,
    },
  },
});

export const number = style([
  displayStyle.price,
  {
    display: 'grid',
    placeItems: 'center',
    width: badge,
    height: badge,
    borderRadius: radius.pill,
    color: color.onAccent,
    backgroundColor: color.accent,
    fontSize: vars.fontSize.lead,
    '@media': { '(forced-colors: active)': { border: `${size.hairline} solid CanvasText` } },
  },
]);

/** Aligned with the number. */
export const stepTitle = style([
  textStyle.label,
  phrases,
  { paddingBlockStart: `calc((${badge} - 1em * ${vars.leading.tight}) / 2)` },
]);

export const text = style([
  textStyle.small,
  phrases,
  { color: color.inkMuted, textWrap: 'pretty' },
]);

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
});

export const wayTitle = style([
  textStyle.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.md,
  },
]);

export const notes = style([
  textStyle.small,
  phrases,
  {
    display: 'grid',
    gap: space.sm,
    paddingInlineStart: '1.2em',
    color: color.inkMuted,
    textWrap: 'pretty',
  },
]);
