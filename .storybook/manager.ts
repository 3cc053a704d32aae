import { dark, fontFamily, light } from '@homestand/ui/tokens';
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { ClubColorTool } from './ClubColorTool';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const colors = isDark ? dark : light;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Homestand',
    brandImage: './brand.svg',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colors.accent,
    colorSecondary: colors.accentInk,
    appBg: colors.sunken,
    appContentBg: colors.surface,
    appBorderColor: colors.border,
    barBg: colors.surface,
    barSelectedColor: colors.accentInk,
    barHoverColor: colors.accentInk,
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
    fontBase: fontFamily.text,
  }),
  // Beside a phone there is room at the right.
  layout: { panelPosition: 'right' },
  // Single letters would switch panels while someone types Japanese.
  ui: { enableShortcuts: false },
  // The name of a component's page is there to be found; the component stands above it.
  sidebar: {
    renderLabel: ({ type, name, tags = [] }) =>
      type === 'docs' && !tags.includes('unattached-mdx') ? '説明' : name,
  },
});

addons.register('homestand', () => {
  addons.add('homestand/club-color', {
    type: types.TOOL,
    title: 'クラブの色',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ClubColorTool),
  });
});
