import { style } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minWidth: 0,
});

export const chip = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: size.touch,
    paddingInline: space.md,
    color: color.ink,
    backgroundColor: color.surface,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: vars.radius.pill,
    selectors: {
      '&[aria-pressed="true"]': {
        color: color.canvas,
        backgroundColor: color.ink,
        borderColor: color.ink,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: color.sunken } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
]);

export const details = style({});

export const summary = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: size.touch,
    color: color.accentInk,
    cursor: 'pointer',
    borderRadius: vars.radius.sm,
    selectors: {
      '&::before': { content: '\uff0b', marginInlineEnd: space.xs },
      'details[open] > &::before': { content: '\uff0d' },
    },
  },
]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnMedium}), 1fr))`,
  alignItems: 'end',
  gap: space.md,
  paddingBlockStart: space.xs,
});

/** Words that a column of a phone would break into pieces. */
export const wholeRow = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const marks = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
});

export const found = style([
  textStyle.labelSmall,
  { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
]);
