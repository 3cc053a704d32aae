import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar, RowList, RowListItem } from '../../../primitives';
import { players, portrait } from '../../../testing';
import { TabBar } from './TabBar';

const hrefs = {
  home: '/u/top',
  card: '/u/card',
  message: '/u/message',
  shop: '/u/shop',
  myPage: '/u/my-page',
};

const meta = {
  id: 'tab-bar',
  title: '画面の部品/共通/TabBar',
  component: TabBar,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { hrefs, current: 'home' },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: 'ファン',
  play: async ({ canvas, step }) => {
    await step('[TAB-01] 五つのタブがあり、今いるところが読み上げでもわかる', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['ホーム', '/u/top'],
        ['カード', '/u/card'],
        ['メッセージ', '/u/message'],
        ['ショップ', '/u/shop'],
        ['マイページ', '/u/my-page'],
      ]);
      await expect(
        links.filter((link) => link.getAttribute('aria-current') === 'page'),
      ).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: 'ホーム', current: 'page' })).toBeVisible();
      for (const link of links) {
        const { width, height } = link.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const BelowList: Story = {
  name: '一覧の下',
  tags: ['first'],
  args: { current: 'message', unread: 3 },
  decorators: [
    (Story) => (
      <>
        <div style={{ padding: 16 }}>
          <RowList>
            {players.slice(0, 8).map((player) => (
              <RowListItem key={player.name} start={<Avatar src={portrait(player)} />}>
                {player.name}
              </RowListItem>
            ))}
          </RowList>
        </div>
        <Story />
      </>
    ),
  ],
};

export const Unread: Story = {
  name: '未読あり',
  args: { current: 'message', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'メッセージ 未読3件',
    );
  },
};

export const ManyUnread: Story = { name: '未読が多い', args: { current: 'shop', unread: 128 } };

export const MyPage: Story = { name: 'マイページ', args: { current: 'myPage' } };

export const NoneCurrent: Story = {
  name: 'どこでもない',
  tags: ['!visual'],
  render: () => <TabBar hrefs={hrefs} />,
};

export const Player: Story = {
  name: '選手',
  args: { hrefs: { message: '/p/message' }, current: 'message' },
  play: async ({ canvas, step }) => {
    await step('[TAB-02] 選手にはメッセージだけ', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(1);
      await expect(links[0]).toHaveAttribute('href', '/p/message');
    });
  },
};
