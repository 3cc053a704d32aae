import { createVar } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../styles';

const fill = createVar();
const onFill = createVar();
const soft = createVar();
const ink = createVar();

/** A tone sets the variables, an emphasis uses them. */
export const badge = recipe({
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minWidth: vars.size.iconSmall,
    minHeight: vars.size.iconSmall,
    maxWidth: '100%',
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.pill,
    fontFamily: vars.fontFamily.display,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.tight,
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      accent: {
        vars: {
          [fill]: vars.color.accent,
          [onFill]: vars.color.onAccent,
          [soft]: vars.color.accentSoft,
          [ink]: vars.color.accentInk,
        },
      },
      neutral: {
        vars: {
          [fill]: vars.color.ink,
          [onFill]: vars.color.canvas,
          [soft]: vars.color.sunken,
          [ink]: vars.color.ink,
        },
      },
      success: {
        vars: {
          [fill]: vars.color.success,
          [onFill]: vars.color.surface,
          [soft]: vars.color.successSoft,
          [ink]: vars.color.success,
        },
      },
      warning: {
        vars: {
          [fill]: vars.color.warning,
          [onFill]: vars.color.surface,
          [soft]: vars.color.warningSoft,
          [ink]: vars.color.warning,
        },
      },
    },
    emphasis: {
      strong: { backgroundColor: fill, color: onFill },
      soft: { backgroundColor: soft, color: ink },
      outline: {
        backgroundColor: vars.color.surface,
        color: ink,
        outline: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
        outlineOffset: `-${vars.size.hairline}`,
      },
    },
    count: { true: { paddingInline: vars.space.xs } },
  },
  defaultVariants: { tone: 'accent', emphasis: 'strong', count: false },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
