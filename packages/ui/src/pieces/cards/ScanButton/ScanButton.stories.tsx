import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScanButton } from './ScanButton';

const meta = {
  id: 'scan-button',
  title: '画面の部品/カード/ScanButton',
  component: ScanButton,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { onClick: fn() },
} satisfies Meta<typeof ScanButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'QRコードを読み取る' });
    await step('[CARD-03] 押すとスキャナーを開く', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('[CARD-03] キーボードでも開ける', async () => {
      button.blur();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
      button.blur();
    });
  },
};
