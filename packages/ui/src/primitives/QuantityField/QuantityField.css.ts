import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../styles';

export const frame = recipe({
  base: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
  },
  variants: {
    invalid: {
      true: {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.danger}`,
      },
    },
  },
});

export const characters = createVar();

export const input = style([
  textStyle.label,
  focusRing,
  {
    // Grows up to nine digits.
    width: `max(3em, calc(${characters} * 1ch + 2 * ${vars.space.xs}))`,
    minHeight: vars.size.touch,
    paddingBlock: 0,
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    // field-sizing also measures the wider characters of a conversion.
    '@supports': {
      '(field-sizing: content)': { width: 'auto', minWidth: '3em', fieldSizing: 'content' },
    },
  },
]);
