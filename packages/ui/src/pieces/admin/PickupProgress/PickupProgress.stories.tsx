import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PickupProgress } from '.';

const meta = {
  id: 'pickup-progress',
  title: '画面の部品/スタッフ/PickupProgress',
  component: PickupProgress,
  tags: ['visual', '[TODAY-01]'],
  args: {
    figures: {
      waiting: 214,
      handedOver: 128,
      hours: [
        { hour: 10, count: 21 },
        { hour: 11, count: 34 },
        { hour: 12, count: 38 },
        { hour: 13, count: 35 },
      ],
      hour: 13,
    },
    waitingHref: '#waiting',
    handedOverHref: '#handed-over',
  },
} satisfies Meta<typeof PickupProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '渡している',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '214' })).toHaveAttribute('href', '#waiting');
    await expect(canvas.getByRole('table', { name: '1時間ごとに渡した数' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '13時台（いま） 35' })).toBeVisible();
  },
};

export const WholeDay: Story = {
  name: '一日中、空いた時間もある',
  args: {
    figures: {
      waiting: 3,
      handedOver: 1204,
      hours: [
        { hour: 7, count: 2 },
        { hour: 9, count: 480 },
        { hour: 10, count: 512 },
        { hour: 18, count: 210 },
      ],
      hour: 22,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '8時台 0' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(17);
  },
};

export const Zero: Story = {
  name: 'まだ渡していない',
  args: { figures: { waiting: 342, handedOver: 0, hours: [], hour: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今日はまだ渡していません。')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Nobody: Story = {
  name: '待つ注文もない',
  args: { figures: { waiting: 0, handedOver: 0, hours: [], hour: 9 } },
};

export const Loading: Story = { name: '読み込み中', args: { figures: null } };
