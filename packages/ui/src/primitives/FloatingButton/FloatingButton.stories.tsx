import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QrIcon } from '../../icons';
import { players, portrait } from '../../testing';
import { Avatar } from '../Avatar/Avatar';
import { RowList, RowListItem } from '../RowList/RowList';
import { FloatingButton } from './FloatingButton';

const meta = {
  id: 'floating-button',
  title: '部品/FloatingButton',
  component: FloatingButton,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { label: 'QRコードを読み取る', icon: <QrIcon />, tabBar: true, onClick: fn() },
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'タブバーの上',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'QRコードを読み取る' });
    await step('親指に足りる大きさで、タブバーの上に浮く', async () => {
      const { width, height, bottom, right } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(56);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 56);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await step('指でもキーボードでも押せる', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
      button.blur();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const AboveList: Story = {
  name: '一覧の上',
  tags: ['visual', 'first'],
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <RowList>
          {players.slice(0, 8).map((player) => (
            <RowListItem key={player.name} start={<Avatar src={portrait(player)} />}>
              {player.name}
            </RowListItem>
          ))}
        </RowList>
        <Story />
      </div>
    ),
  ],
};

export const AsLink: Story = {
  name: 'リンク、タブバーのない画面',
  args: { href: '#cart', label: 'カートを見る', tabBar: false },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'カートを見る' });
    await expect(link).toHaveAttribute('href', '#cart');
  },
};
