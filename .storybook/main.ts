import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { compilerAndStyles } from '../scripts/vite-plugins.ts';

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
      build: { chunkSizeWarningLimit: 4000 },
      // Found late, each of these would make Vite reload the page in the middle of the first test.
      optimizeDeps: {
        include: [
          'react/compiler-runtime',
          '@homestand/ui > @vanilla-extract/recipes/createRuntimeFn',
          '@homestand/ui > @vanilla-extract/dynamic',
          '@homestand/ui > radix-ui/dropdown-menu',
          '@homestand/ui > radix-ui/tabs',
          '@homestand/ui > react-aria/useSpinButton',
          '@homestand/ui > keen-slider/react',
          '@homestand/ui > qrcode.react',
          '@homestand/ui > virtua',
        ],
      },
    }),
};

export default config;
