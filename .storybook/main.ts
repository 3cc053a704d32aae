import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { controls, pageFacts } from '../scripts/componentDocs/plugin.ts';
import { storyPictures } from '../scripts/componentDocs/storyPictures.ts';
import { screenFlow } from '../scripts/screenFlow/plugin.ts';
import { compilerAndStyles, optimizedDependencies } from '../scripts/vite-plugins.ts';
import { everyPageFor, withPages } from './manifests.ts';
import { withJapaneseTitle, withRequirementTags, withSearchWords } from './searchIndex.ts';

/** Storybook's type does not list these presets. */
type Presets = {
  storyIndexGenerator: typeof withSearchWords;
  experimental_manifests: typeof withPages;
};

const config: StorybookConfig & Presets = {
  stories: ['../docs/storybook/*.mdx', '../packages/{ui,app,admin}/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Only while Storybook runs: the manifest below by the Model Context Protocol, at /mcp.
    '@storybook/addon-mcp',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  previewAnnotations: [join(import.meta.dirname, 'docs/preview.ts')],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Tools for developers of pages, not of components that have all their colours and sizes from tokens.
    backgrounds: false,
    measure: false,
    outline: false,
    // The source of a story, not its values at run time: no minified functions and no pictures as text.
    experimentalCodeExamples: true,
    experimentalSearchDocsHeadings: true,
    // manifests/components.json and docs.json, for tools that read instead of look.
    componentsManifest: true,
  },
  // Names, types and defaults come from scripts/componentDocs.
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) =>
    indexers.map(withJapaneseTitle).map(withRequirementTags),
  storyIndexGenerator: withSearchWords,
  experimental_manifests: withPages,
  // Set by scripts/storybook.ts; the preview reads it as import.meta.env.STORYBOOK_CLUB.
  env: async (env = {}) => {
    const folder = process.env.CLUB_OF_STORIES;
    if (folder === undefined) return env;
    const { shownClubIn } = await import('../scripts/storybookClub.ts');
    return { ...env, STORYBOOK_CLUB: JSON.stringify(shownClubIn(folder)) };
  },
  viteFinal: async (base, options) => {
    if (options.configType === 'PRODUCTION') await everyPageFor(options);
    return mergeConfig(base, {
      plugins: [controls, pageFacts, screenFlow, storyPictures, ...compilerAndStyles()],
      build: {
        // As on the page of the visits: in files apart, the order of rules depends on how the bundler joins modules.
        cssCodeSplit: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      // Imported by the preview.
      optimizeDeps: { include: [...optimizedDependencies, 'storybook/internal/core-events'] },
    });
  },
};

export default config;
