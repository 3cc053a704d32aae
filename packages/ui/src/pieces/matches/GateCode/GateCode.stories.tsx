import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readCode } from '../../../testing';
import { GateCode } from './GateCode';

const code = 'https://fanclub.example/user/u/visits#12.59533640.Zm9vYmFyYmF6';

const meta = {
  id: 'gate-code',
  title: '画面の部品/試合/GateCode',
  component: GateCode,
  tags: ['visual', '[MATCH-06]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    current: { opponent: '港南マリナーズ', code, remainingSeconds: 18 },
    coming: null,
    backHref: '#match',
  },
} satisfies Meta<typeof GateCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '見せている',
  play: async ({ canvas, step }) => {
    await step('コードはファンの画面のアドレス', async () => {
      await expect(await readCode(canvas.getByRole('img'))).toBe(code);
    });
    await step('画面に収まり、送らなくてよい', async () => {
      await expect(canvas.getByRole('link', { name: '閉じる' })).toBeVisible();
      await expect(canvas.getByText('あと18秒で新しいコードになります')).toBeVisible();
    });
  },
};

export const Early: Story = {
  name: '開く前',
  args: {
    current: null,
    coming: { opponent: '港南マリナーズ', from: '2026-11-21T11:00:00+09:00' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('対 港南マリナーズのコードは、2026.11.21 11:00に表示します。'),
    ).toBeVisible();
  },
};

export const None: Story = {
  name: '試合がない',
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('これから24時間のうちに、試合はありません')).toBeVisible();
  },
};
