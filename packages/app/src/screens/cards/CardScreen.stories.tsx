import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { card } from '../../testing/sampleAnswers';
import { failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { CardScreen } from './CardScreen';

const meta = {
  title: '画面/カード/カード',
  id: 'screen-card',
  component: CardScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'card',
    path: pathTo('card', { cardId: String(card.cardId) }),
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof CardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '表',
  tags: ['visual'],
  play: shows(`${card.nameJapanese}`),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('読み込めませんでした'),
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};
