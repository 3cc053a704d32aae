import { createElement } from 'react';
import { addons, types, useAddonState } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { ClubColorTool } from './ClubColorTool';
import { colorsOf, themeOf } from './theme';

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const colors = colorsOf[scheme];

addons.setConfig({
  theme: create({
    ...themeOf(scheme),
    brandTitle: 'Homestand',
    brandImage: './brand.svg',
    brandUrl: './',
    brandTarget: '_self',
    appBg: colors.sunken,
    appContentBg: colors.surface,
    barBg: colors.surface,
    barSelectedColor: colors.accentInk,
    barHoverColor: colors.accentInk,
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

/** The panels by id; the rest of the frame's own words cannot be changed. */
const panels = {
  'addon-controls': 'プロパティ',
  'storybook/actions/panel': '呼び出し',
  'storybook/interactions/panel': () => createElement(PlayTitle),
  'storybook/docs/panel': 'コード',
  'storybook/a11y/panel': 'アクセシビリティ',
};

/** Says on the tab that the play of the story has failed. */
function PlayTitle() {
  const [state] = useAddonState<{ hasException?: boolean }>('storybook/interactions', {});
  return state.hasException ? '操作（失敗）' : '操作';
}

// Registered after the addons.
addons.register('homestand', () => {
  const registered = addons.getElements(types.PANEL);
  for (const [id, title] of Object.entries(panels)) {
    const panel = registered[id];
    if (panel) addons.add(id, { ...panel, title });
  }
  addons.add('homestand/club-color', {
    type: types.TOOL,
    title: 'クラブの色',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ClubColorTool),
  });
});
