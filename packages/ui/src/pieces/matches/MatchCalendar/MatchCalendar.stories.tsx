import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { MatchCalendar } from './MatchCalendar';

const meta = {
  id: 'match-calendar',
  title: '画面の部品/試合/MatchCalendar',
  component: MatchCalendar,
  tags: ['[MATCH-05]'],
  args: { address: 'https://fans.example/api/v1/matches.ics' },
} satisfies Meta<typeof MatchCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  tags: ['visual'],
  play: async ({ canvas, step, userEvent }) => {
    await step('端末のカレンダーに登録できる', async () => {
      await expect(canvas.getByRole('link', { name: 'カレンダーに登録する' })).toHaveAttribute(
        'href',
        'webcal://fans.example/api/v1/matches.ics',
      );
    });
    await step('アドレスを写せる', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: 'アドレスをコピー' }));
      await expect(await canvas.findByText('アドレスをコピーしました')).toBeVisible();
      await expect(write).toHaveBeenCalledWith('https://fans.example/api/v1/matches.ics');
      write.mockRestore();
    });
  },
};

export const NotCopied: Story = {
  name: '写せない',
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await userEvent.click(canvas.getByRole('button', { name: 'アドレスをコピー' }));
    await expect(await canvas.findByText(/コピーできませんでした/)).toBeVisible();
    write.mockRestore();
  },
};
