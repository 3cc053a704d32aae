import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storeOfflineCopies } from '../../testing/prepare';
import { cards } from '../../testing/sampleAnswers';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { CardsScreen } from './CardsScreen';

const meta = {
  title: '画面/カード/カードコレクション',
  id: 'screen-cards',
  component: CardsScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'cards', tab: 'card' }),
} satisfies Meta<typeof CardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '集めている',
  tags: ['visual'],
  play: shows('カードコレクション', '佐伯 颯太'),
};

export const First: Story = {
  name: 'まだ1枚もない',
  tags: ['[CARD-03]'],
  parameters: sampleScreen({
    answers: {
      'GET /v1/user/cards': { list: cards.map((card) => ({ ...card, hasFavorited: false })) },
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'QRコードを読み取る' })).toHaveAttribute(
      'href',
      '/user/u/card?scan=open',
    );
  },
};

export const Empty: Story = {
  name: 'カードがない',
  parameters: empty,
  play: shows('カードはまだありません'),
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

export const OfflineCopy: Story = {
  name: '圏外で、保存した内容',
  tags: ['visual'],
  parameters: sampleScreen({ server: 'offline', prepare: storeOfflineCopies }),
  async play({ canvas, canvasElement, step }) {
    await shows('オフラインです', '佐伯 颯太')({ canvasElement });
    await step('帯は集めた枚数に触れない', async () => {
      const edges = (text: RegExp) =>
        canvas.getByText(text).closest('p')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      await waitFor(() =>
        expect(edges(/^\/ \d+$/).top - edges(/オフライン/).bottom).toBeGreaterThanOrEqual(8),
      );
    });
  },
};
