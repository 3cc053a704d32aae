import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const line = createVar();

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
});

/** Draws the line from the previous step. */
export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.xs,
    minWidth: 0,
    selectors: {
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(-50% + ${vars.size.compact} / 2)`,
        insetInlineEnd: `calc(50% + ${vars.size.compact} / 2)`,
        insetBlockStart: `calc((${vars.size.compact} - ${vars.size.stroke}) / 2)`,
        borderBlockStart: `${vars.size.stroke} solid ${line}`,
      },
    },
  },
  variants: {
    reached: {
      true: { vars: { [line]: vars.color.accentLine } },
      false: { vars: { [line]: vars.color.border } },
    },
  },
});

export const sign = recipe({
  base: [
    textStyle.labelSmall,
    {
      display: 'grid',
      placeItems: 'center',
      width: vars.size.compact,
      height: vars.size.compact,
      border: `${vars.size.stroke} solid transparent`,
      borderRadius: vars.radius.pill,
      fontVariantNumeric: 'tabular-nums',
      '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
    },
  ],
  variants: {
    reached: {
      true: {
        borderColor: vars.color.accentEdge,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      false: {
        borderColor: vars.color.borderStrong,
        backgroundColor: vars.color.surface,
        color: vars.color.inkMuted,
      },
    },
  },
});

export const name = recipe({
  base: [
    textStyle.caption,
    {
      // The longest label extends into the space of its neighbours before it wraps.
      marginInline: `calc(-1 * ${vars.space.sm})`,
      color: vars.color.inkMuted,
      textAlign: 'center',
      wordBreak: 'auto-phrase',
      textWrap: 'balance',
    },
  ],
  variants: {
    reached: { true: { color: vars.color.ink } },
    current: { true: { fontWeight: vars.weight.bold } },
  },
});
