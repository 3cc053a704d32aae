import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Stack } from '../Stack/Stack';
import { Progress } from './Progress';
import { bar } from './Progress.css';

const meta = {
  id: 'progress',
  title: '部品/Progress',
  component: Progress,
  args: { label: 'アップロード', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    const target = canvas.getByRole('progressbar', { name: 'アップロード' });
    await expect(target).toHaveAttribute('aria-valuetext', '40%');
    await expect(target).toHaveValue(0.4);
  },
};

/** Rendered from the recipe, so that a new size is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={bar}>
      {(variants) => (
        <Stack as="section" aria-label={variants.size} gap="md">
          <Progress {...args} {...variants} value={0} />
          <Progress {...args} {...variants} value={40} />
          <Progress {...args} {...variants} value={100} />
        </Stack>
      )}
    </Matrix>
  ),
};

export const InWords: Story = {
  name: 'ことばで伝える',
  tags: ['visual'],
  args: { label: '集めたカード', value: 6, max: 24, valueText: '6 / 24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '集めたカード' })).toHaveAttribute(
      'aria-valuetext',
      '6 / 24',
    );
  },
};

export const LabelHidden: Story = {
  name: 'ラベルを見せない',
  tags: ['visual'],
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'アップロード' })).toBeVisible();
  },
};

export const OutOfRange: Story = {
  name: '範囲の外',
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100%');
  },
};

export const NothingToDo: Story = {
  name: '全体が0',
  args: { value: 0, max: 0, valueText: '0 / 0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0);
  },
};

export const LongLabel: Story = {
  name: '長いラベル',
  tags: ['visual'],
  args: {
    label: '動画「鶴浜クレインズ秋季キャンプ密着その一.mov」を送っています',
    valueText: '152.4MB / 380.0MB',
  },
};
