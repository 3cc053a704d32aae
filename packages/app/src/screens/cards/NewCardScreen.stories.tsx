import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { card } from '../../testing/sampleAnswers';
import { failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { NewCardScreen } from './CardScreen';

const meta = {
  title: '画面/カード/新しいカード',
  id: 'screen-new-card',
  component: NewCardScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'newCard',
    path: pathTo('newCard', { cardId: String(card.cardId) }),
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof NewCardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '手に入れた',
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
