import { dark, fontFamily, light } from '@homestand/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

const themeOf = (base: 'light' | 'dark') => {
  const colors = { light, dark }[base];
  return create({
    base,
    fontBase: fontFamily.text,
    colorPrimary: colors.accent,
    colorSecondary: colors.accentInk,
    appContentBg: colors.canvas,
    appBorderColor: colors.border,
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
  });
};

/** Storybook's own parts of a page, and the stories that stand in one, in the product's type. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return <DocsContainer {...props} theme={themeOf(isDark ? 'dark' : 'light')} />;
}
