import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../styles';

export const textLink = recipe({
  base: [
    focusRing,
    {
      borderRadius: vars.radius.sm,
      textDecorationThickness: vars.size.hairline,
      textUnderlineOffset: '0.25em',
      transition: `text-decoration-color ${vars.motion.quick}`,
    },
  ],
  variants: {
    tone: {
      accent: { color: vars.color.accentInk },
      neutral: { color: vars.color.ink },
      /** For coloured backgrounds. */
      inherit: { color: 'inherit' },
    },
    standalone: {
      false: {
        textDecorationLine: 'underline',
        '@media': { [media.hover]: { ':hover': { textDecorationThickness: vars.size.stroke } } },
      },
      true: [
        textStyle.labelSmall,
        {
          display: 'inline-block',
          minWidth: vars.size.touch,
          minHeight: vars.size.touch,
          // One line is centred in 44 px; the icon after the last word does not wrap alone.
          paddingBlock: `max(0rem, (${vars.size.touch} - ${vars.leading.tight} * 1em) / 2)`,
          textDecorationLine: 'none',
          '@media': {
            [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
            [media.forcedColors]: { textDecorationLine: 'underline' },
          },
        },
      ],
    },
  },
  defaultVariants: { tone: 'accent', standalone: false },
});

export const icon = style({
  display: 'inline-block',
  marginInlineStart: '0.15em',
  verticalAlign: '-0.15em',
});
