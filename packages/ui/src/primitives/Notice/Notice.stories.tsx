import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Notice } from './Notice';
import { notice } from './Notice.css';

const long =
  'サーバーに接続できません。通信を確認して、もう一度お試しください。何度試しても、二重に注文されることはありません。';

const meta = {
  id: 'notice',
  title: '部品/Notice',
  component: Notice,
  tags: ['visual'],
  args: { children: 'お支払いは一括払いのみです。' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払いは一括払いのみです。')).toBeVisible();
  },
};

export const AllVariants: Story = {
  name: '全種類',
  render: () => (
    <Matrix recipe={notice}>{(variants) => <Notice {...variants}>{long}</Notice>}</Matrix>
  ),
};

export const Several: Story = {
  name: '文と操作',
  args: {
    tone: 'warning',
    children: (
      <Stack gap="sm" align="start">
        <p>開いている間に、ほかの人が書き換えました。</p>
        <Button size="small">読み直す</Button>
      </Stack>
    ),
  },
};

export const Unbreakable: Story = {
  name: '長い英数字',
  args: { tone: 'danger', children: `https://www.example.com/${'order-'.repeat(20)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Announced: Story = {
  name: '失敗を読み上げる',
  tags: ['!visual'],
  render: function Render() {
    const [error, setError] = useState('');
    return (
      <>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button onClick={() => setError(long)}>送る</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('alert');
    await step('The live region is there before its text, and empty', async () => {
      await expect(region).toBeEmptyDOMElement();
    });
    await step('The text comes into the same region', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '送る' }));
      await expect(region).toHaveTextContent(long);
      await expect(region).toBeVisible();
    });
  },
};

export const DoNextStep: Story = {
  name: '起きたことと、次にすることを書く',
  tags: ['do', '!dev', '!visual'],
  args: {
    tone: 'danger',
    children: '通信できませんでした。電波のよい所で、もう一度お試しください。',
  },
};

export const DontCode: Story = {
  name: '番号だけを見せない',
  tags: ['dont', '!dev', '!visual'],
  args: { tone: 'danger', children: 'エラーが発生しました（E-503）' },
};

export const DoCalm: Story = {
  name: '知らせるだけの文は、ふつうの色で',
  tags: ['do', '!dev', '!visual'],
  args: { children: 'お支払いは一括払いのみです。' },
};

export const DontAlarm: Story = {
  name: '困っていないのに、危ない色にしない',
  tags: ['dont', '!dev', '!visual'],
  args: { tone: 'danger', children: 'お支払いは一括払いのみです。' },
};

export const DoOne: Story = {
  name: '一つの場所に一つ、まとめて書く',
  tags: ['do', '!dev', '!visual'],
  args: { tone: 'warning', children: '送料が変わりました。合計をお確かめください。' },
};

export const DontStack: Story = {
  name: 'いくつも積まない',
  tags: ['dont', '!dev', '!visual'],
  render: () => (
    <Stack gap="sm">
      <Notice tone="warning">送料が変わりました。</Notice>
      <Notice tone="warning">合計が変わりました。</Notice>
      <Notice>ご確認ください。</Notice>
    </Stack>
  ),
};
