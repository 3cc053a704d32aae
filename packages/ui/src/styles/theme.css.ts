// The colours of Storybook. In the product they come from the server, for each club its own (0071).
import { globalStyle } from '@vanilla-extract/css';
import { clubVariables, sampleColor } from '../tokens';
import { media } from './media';

const { light, dark, both } = clubVariables(sampleColor);

globalStyle(':root', { vars: { ...light, ...both }, colorScheme: 'light' });

// Dark follows the device; data-theme is set by Storybook's toolbar and by a user's own choice.
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [media.dark]: { vars: dark, colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="dark"]', { vars: dark, colorScheme: 'dark' });
