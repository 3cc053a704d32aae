import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack, Text } from '../../../primitives';
import { noticeTextMessages } from './messages';
import { type NoticeContent, NoticeText } from './NoticeText';

const { cardReceived: _received, ...plain } = noticeTextMessages;
// The keys of the object above.
const kinds = Object.keys(plain) as (keyof typeof plain)[];
const notices: NoticeContent[] = [
  ...kinds.map((kind) => ({ kind })),
  { kind: 'cardReceived', name: '真壁 凌' },
];

const meta = {
  id: 'notice-text',
  title: '共用の部品/NoticeText',
  component: NoticeText,
  tags: ['visual'],
  args: { notice: { kind: 'unreachable' } },
} satisfies Meta<typeof NoticeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromServer: Story = {
  name: 'サーバーの文',
  args: { notice: '在庫が足りません' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('在庫が足りません')).toBeVisible();
  },
};

export const All: Story = {
  name: 'すべての文',
  render: () => (
    <Stack gap="sm">
      {notices.map((notice) => (
        <Text key={JSON.stringify(notice)}>
          <NoticeText notice={notice} />
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('「真壁 凌」のカードを受け取りました')).toBeVisible();
    await expect(canvas.getByText('お届け先を保存しました')).toBeVisible();
  },
};
