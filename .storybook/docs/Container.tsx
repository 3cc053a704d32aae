import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { colorsOf, themeOf } from '../theme';
import { schemeOf } from './scheme';

/** Storybook's own parts of a page, and the stories that stand in one, in the product's type. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = schemeOf({});
  const theme = create({ ...themeOf(scheme), appContentBg: colorsOf[scheme].canvas });
  return <DocsContainer {...props} theme={theme} />;
}
