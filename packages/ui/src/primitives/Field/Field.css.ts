import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../styles';

export const root = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
});

export const label = style([textStyle.labelSmall, { color: vars.color.ink }]);

export const mark = recipe({
  base: [textStyle.caption, { fontWeight: vars.weight.bold, color: vars.color.inkMuted }],
  variants: { required: { true: { color: vars.color.accentInk } } },
});

export const hint = style([textStyle.small, { color: vars.color.inkMuted }]);

export const error = style([
  textStyle.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    color: vars.color.danger,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** The look of everything one types into. 16 px at least: iOS zooms into anything smaller. */
export const control = style([
  textStyle.body,
  focusRing,
  {
    width: '100%',
    minHeight: vars.size.touch,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        borderWidth: vars.size.stroke,
      },
      '&:disabled, &[aria-disabled="true"]': {
        backgroundColor: vars.color.sunken,
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
  },
]);
