import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { missing, offline, sampleScreen, screenMeta, shows } from '../../testing/screenStories';
import { ObtainScreen } from './ObtainScreen';

const meta = {
  title: '画面/カード/カードの受け取り',
  id: 'screen-obtain',
  component: ObtainScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'obtainCard',
    path: pathTo('obtainCard', { cardUuid: 'sample' }),
    server: 'loading',
    without: { Empty: 'the address names one object', Loading: 'Full waits for the server' },
  }),
} satisfies Meta<typeof ObtainScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '確認している',
  tags: ['visual'],
  play: shows('カードを確認しています'),
};

export const Offline: Story = {
  name: '圏外',
  tags: ['visual'],
  parameters: offline,
  play: shows('カードをお預かりしました'),
};

export const Failed: Story = {
  name: '受け取れない',
  parameters: missing,
  play: shows('カードを取得できませんでした'),
};

export const ObtainCardMedia: Story = {
  name: '以前のアドレスから',
  parameters: sampleScreen({
    route: 'obtainCardMedia',
    path: pathTo('obtainCardMedia', { cardUuid: 'sample' }),
  }),
};
