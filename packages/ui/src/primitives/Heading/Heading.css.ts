import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, phrases, textStyle, vars } from '../../styles';

export const heading = recipe({
  base: phrases,
  variants: {
    kind: {
      display: textStyle.display,
      heading: textStyle.heading,
      title: textStyle.title,
      label: textStyle.label,
      labelSmall: textStyle.labelSmall,
    },
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center' },
    },
  },
});

export const focusable = style([
  focusRing,
  {
    borderRadius: vars.radius.sm,
    selectors: { '&[data-no-ring]:focus-visible': { outline: 'none', boxShadow: 'none' } },
  },
]);
