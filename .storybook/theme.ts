import { dark, fontFamily, light } from '@homestand/ui/tokens';

export const colorsOf = { light, dark };

/** The product's colours and type for what Storybook draws itself, in its frame and on its pages. */
export const themeOf = (base: 'light' | 'dark') => ({
  base,
  fontBase: fontFamily.text,
  colorPrimary: colorsOf[base].accent,
  colorSecondary: colorsOf[base].accentInk,
  appBorderColor: colorsOf[base].border,
  textColor: colorsOf[base].ink,
  textMutedColor: colorsOf[base].inkMuted,
});
