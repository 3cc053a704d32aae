import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, sentences, textStyle, vars } from '../../styles';

// Leaves room for the focus ring between the text and the control.
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minWidth: 0,
});

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

export const hint = style([textStyle.small, sentences, { color: vars.color.inkMuted }]);

export const error = style([
  textStyle.small,
  sentences,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    color: vars.color.danger,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

const look = {
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  transition: `border-color ${vars.motion.quick}`,
} as const;

// The border grows inwards, so that an error does not move the text.
const wrong = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.danger}`,
} as const;

const unavailable = {
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
  cursor: 'not-allowed',
} as const;

const padding = { paddingInline: vars.space.md, paddingBlock: vars.space.sm } as const;

const placeholder = { color: vars.color.inkMuted, opacity: 1 } as const;

/** Style of all text inputs. At least 16 px, because iOS zooms into smaller ones. */
export const control = style([
  textStyle.body,
  focusRing,
  {
    ...look,
    ...padding,
    width: '100%',
    minHeight: vars.size.touch,
    selectors: {
      '&::placeholder': placeholder,
      '&[aria-invalid="true"]:not(:focus-visible)': wrong,
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
      '&:disabled, &[aria-disabled="true"]': unavailable,
    },
    '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
  },
]);

/** The same style around an input that shares its frame with an icon or a unit. */
export const frame = recipe({
  base: {
    ...look,
    display: 'flex',
    alignItems: 'stretch',
    minHeight: vars.size.touch,
    selectors: {
      '&:focus-within': {
        outline: `${vars.size.ring} solid ${vars.color.focus}`,
        outlineOffset: vars.size.stroke,
        boxShadow: `0 0 0 ${vars.size.stroke} ${vars.color.focusHalo}`,
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
  },
  variants: {
    invalid: {
      true: {
        borderColor: vars.color.danger,
        selectors: { '&:not(:focus-within)': wrong },
      },
    },
    disabled: { true: unavailable },
  },
});

export const frameSlot = style([
  textStyle.body,
  {
    flex: 'none',
    alignSelf: 'center',
    color: vars.color.inkMuted,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space.md },
      '&:last-child': { paddingInlineEnd: vars.space.md },
    },
  },
]);

export const bareControl = style([
  textStyle.body,
  {
    ...padding,
    width: '100%',
    minWidth: 0,
    border: 0,
    borderRadius: vars.radius.md,
    outline: 'none',
    backgroundColor: 'transparent',
    selectors: {
      '&::placeholder': placeholder,
      '&:disabled, &[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    },
  },
]);
