import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

export const root = style({
  paddingInline: vars.space.md,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
});

export const pill = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    columnGap: vars.space.sm,
    paddingInlineStart: vars.space.lg,
    paddingInlineEnd: vars.space.xs,
    paddingBlock: vars.space.xs,
    borderRadius: `calc(${vars.radius.lg} + ${vars.space.sm})`,
    border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.low,
    selectors: {
      // The text has no frame of its own, so the pill shows where the keyboard is.
      '&:has(textarea:focus-visible)': {
        outline: `${vars.size.ring} solid ${vars.color.focus}`,
        outlineOffset: vars.size.stroke,
        boxShadow: `0 0 0 ${vars.size.stroke} ${vars.color.focusHalo}`,
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
  },
  variants: {
    alarming: { true: { borderColor: vars.color.danger }, false: {} },
  },
});

export const text = style({ alignSelf: 'center', minWidth: 0 });

export const notice = recipe({
  base: [
    textStyle.caption,
    {
      paddingInline: vars.space.lg,
      // Never `display: none` while empty: a live region that appears together with its text is not announced.
      selectors: { '&:not(:empty)': { paddingBlockStart: vars.space.xs } },
    },
  ],
  variants: {
    alarming: { true: { color: vars.color.danger }, false: { color: vars.color.inkMuted } },
  },
});
