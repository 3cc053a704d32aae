import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';
import { badge } from './Badge.css';

const meta = {
  id: 'badge',
  title: '部品/Badge',
  component: Badge,
  args: { children: 'NEW' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tag: Story = { name: '目印' };

/** Rendered from the recipe, so that a new tone is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: () => (
    <Matrix recipe={badge}>
      {({ count, ...look }) =>
        count ? <Badge {...look} count={3} /> : <Badge {...look}>限定</Badge>
      }
    </Matrix>
  ),
};

export const Counts: Story = {
  name: '件数',
  tags: ['visual'],
  render: () => (
    <Inline>
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} label={`未読${count}件`} />
      ))}
      <Badge count={10} max={9} label="カートに10点" tone="neutral" />
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    await step('Above 99, 99+ is visible and screen readers read the number', async () => {
      await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
      await expect(canvas.getByText('未読100件')).toBeInTheDocument();
    });
    await step('Nothing is shown at 0', async () => {
      await expect(canvas.queryByText('未読0件')).toBeNull();
    });
    await step('The limit can be changed', async () => {
      await expect(canvas.getByText('9+')).toBeVisible();
    });
  },
};

export const BesideHeading: Story = {
  name: '見出しの横',
  tags: ['visual'],
  render: () => (
    <Inline>
      <Heading level={2}>未読メッセージ</Heading>
      <Badge count={3} label="3件" />
    </Inline>
  ),
};

export const LongTag: Story = {
  name: '長い目印',
  tags: ['visual'],
  args: { children: 'ファンクラブ会員限定・先行受付中' },
};

export const DoOneWord: Story = {
  name: '一語で書く',
  tags: ['do', '!dev'],
  args: { children: '限定' },
};

export const DontSentence: Story = {
  name: '文は書かない。`Notice` を使う',
  tags: ['dont', '!dev'],
  args: { children: '数量限定のため、お早めに' },
};

export const DoLimit: Story = {
  name: '大きな数は 99+ で止める',
  tags: ['do', '!dev'],
  args: { count: 128, label: '未読128件' },
};

export const DontExact: Story = {
  name: '正確な数を、小さな印に詰め込まない',
  tags: ['dont', '!dev'],
  args: { children: '未読 1,284 件' },
};
