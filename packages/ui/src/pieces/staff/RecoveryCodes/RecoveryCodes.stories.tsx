import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { RecoveryCodes } from './RecoveryCodes';

const items = [
  'kr7m-tq4x-zw9p-ab3c',
  'h2nd-8vfe-mm5q-rt6y',
  'p9wa-x3cd-7hjk-n4ue',
  'd5rt-g8sm-q2vb-y6zf',
  'c4pk-w7xa-3ezt-j9hm',
  'u8fd-b5ny-r6gq-2wts',
  'm3ve-k9cj-h4xp-a7dz',
  'z6qs-t2wu-f8bn-5gyr',
  'y7hb-e4km-9vcx-p3dj',
  'a9tg-n5zr-w2qf-6usk',
];

const meta = {
  id: 'recovery-codes',
  title: '画面の部品/スタッフ/RecoveryCodes',
  component: RecoveryCodes,
  tags: ['visual', '[STAFF-01]'],
  args: { items, onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  name: '新しいコード',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'コピーする' }));
    await expect(canvas.findByText('コピーしました')).resolves.toBeVisible();
    await expect(write).toHaveBeenCalledWith(items.join('\n'));
    write.mockRestore();
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: '印刷する' }));
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: '保管しました' }));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

export const NotCopied: Story = {
  name: 'コピーできない',
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await userEvent.click(canvas.getByRole('button', { name: 'コピーする' }));
    await expect(
      canvas.findByText('コピーできませんでした。書き留めてください。'),
    ).resolves.toBeVisible();
    write.mockRestore();
  },
};
