import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Heading } from './Heading';
import { heading } from './Heading.css';

const meta = {
  id: 'heading',
  title: '部品/Heading',
  component: Heading,
  args: { level: 1, children: 'カードコレクション' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '基本' };

/** Rendered from the recipe, so that a new style is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: () => (
    <Matrix recipe={heading}>
      {(variants) => (
        <Heading level={1} {...variants}>
          ファンショップ
        </Heading>
      )}
    </Matrix>
  ),
};

export const Levels: Story = {
  name: '階層',
  tags: ['visual'],
  render: () => (
    <Stack>
      <Heading level={1}>注文確認</Heading>
      <Heading level={2}>お客様情報</Heading>
      <Heading level={3}>お届け先</Heading>
      <Heading level={4}>建物名</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '注文確認' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: '建物名' })).toBeVisible();
  },
};

export const SmallTop: Story = {
  name: '小さく見せる第一階層',
  tags: ['visual'],
  args: { level: 1, kind: 'label', align: 'center', children: '黒田 蓮' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('黒田 蓮');
  },
};

export const Long: Story = {
  name: '文節で折り返す',
  tags: ['visual'],
  args: {
    kind: 'display',
    children: '鶴浜クレインズの選手に、あなたの応援のことばを直接届けましょう',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Unseen: Story = {
  name: '読み上げだけ',
  args: { visuallyHidden: true, children: 'ホーム' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'ホーム' }).offsetHeight).toBe(1);
  },
};

export const Focusable: Story = {
  name: '画面が変わったとき',
  args: { focusable: true },
  render: function Focusable(args) {
    const ref = useRef<HTMLHeadingElement>(null);
    return (
      <Stack align="start">
        <Heading {...args} ref={ref} />
        <Button onClick={() => ref.current?.focus()}>次の画面へ</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const title = canvas.getByRole('heading');
    await step('It is no tab stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('A script moves focus to it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(title).toHaveFocus();
    });
  },
};
