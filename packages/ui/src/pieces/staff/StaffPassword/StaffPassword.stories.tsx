import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { StaffPassword } from './StaffPassword';

const meta = {
  id: 'staff-password',
  title: '画面の部品/スタッフ/StaffPassword',
  component: StaffPassword,
  tags: ['visual', '[STAFF-01]'],
  args: {
    name: '佐野 みなみ',
    loginId: 'sano',
    password: 'kR7m-Tq4x-Zw9p',
    address: 'https://fanclub.example/admin/login',
    onPrint: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof StaffPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  name: '新しいパスワード',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('kR7m-Tq4x-Zw9p')).toBeVisible();
    await expect(canvas.getByText(/いまだけです/)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードをコピーする' }));
    await expect(canvas.findByText('コピーしました')).resolves.toBeVisible();
    await expect(write).toHaveBeenCalledWith('kR7m-Tq4x-Zw9p');
    write.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: '控えを印刷する' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '渡しました' }));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

export const NotCopied: Story = {
  name: 'コピーできない',
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードをコピーする' }));
    await expect(canvas.findByText(/コピーできませんでした/)).resolves.toBeVisible();
    write.mockRestore();
  },
};

export const Longest: Story = {
  name: '長い名前',
  args: {
    name: '勅使河原 さくらこ エリザベート（鶴浜クレインズ 会場運営責任者 兼 物販担当）',
    loginId: 'sakurako.elizabeth.teshigawara-tsuruhama-cranes_venue-and-goods.2026',
    address: 'https://fan-club.tsuruhama-cranes-official.example/admin/login',
  },
};
