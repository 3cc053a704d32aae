import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, sentences, textStyle, vars } from '../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  padding: 0,
  marginBlockEnd: vars.space.xs,
});

/** The whole row is the touch target. */
export const choice = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.md,
    minHeight: vars.size.touch,
    paddingBlock: vars.space.sm,
    cursor: 'pointer',
  },
  variants: {
    kind: {
      bare: {},
      card: {
        padding: vars.space.lg,
        border: `${vars.size.hairline} solid ${vars.color.border}`,
        borderRadius: vars.radius.md,
        backgroundColor: vars.color.surface,
        transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
      },
    },
    selected: { true: {} },
    disabled: { true: { color: vars.color.inkMuted, cursor: 'not-allowed' } },
  },
  compoundVariants: [
    {
      variants: { kind: 'card', selected: true },
      style: {
        borderColor: vars.color.accentLine,
        boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accentLine}`,
        backgroundColor: vars.color.accentSoft,
        '@media': {
          [media.forcedColors]: { outline: `${vars.size.stroke} solid Highlight` },
        },
      },
    },
    {
      variants: { kind: 'card', disabled: true },
      style: { backgroundColor: vars.color.sunken },
    },
  ],
  defaultVariants: { kind: 'bare' },
});

export const choices = recipe({
  base: { display: 'grid' },
  variants: { kind: { bare: {}, card: { gap: vars.space.sm } } },
  defaultVariants: { kind: 'bare' },
});

/** As high as the first line of text beside it. */
export const dot = style([
  textStyle.body,
  { flex: 'none', display: 'grid', placeItems: 'center', height: '1lh' },
]);

export const input = style([
  focusRing,
  {
    appearance: 'none',
    width: vars.size.icon,
    height: vars.size.icon,
    border: `${vars.size.stroke} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    cursor: 'inherit',
    transition: `border-width ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:checked': { borderWidth: vars.space.sm, borderColor: vars.color.accentLine },
      '[aria-invalid="true"] &:not(:checked)': { borderColor: vars.color.danger },
      '&[aria-disabled="true"]': { backgroundColor: vars.color.sunken },
      '&[aria-disabled="true"]:checked': { borderColor: vars.color.inkMuted },
    },
    // Forced colours: the system's own radio button, whose dot is visible in every palette.
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
]);

export const words = style([sentences, { display: 'grid', gap: vars.space.hair, minWidth: 0 }]);

export const label = textStyle.body;
