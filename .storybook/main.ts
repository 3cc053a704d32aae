import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { compilerAndStyles, optimizedDependencies } from '../scripts/vite-plugins.ts';

const config: StorybookConfig = {
  stories: ['../docs/storybook/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: compilerAndStyles(),
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      optimizeDeps: { include: optimizedDependencies },
    }),
};

export default config;
