import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ContextMessage, MessageContext } from '.';

const message = (id: string, text: string, more: Partial<ContextMessage> = {}): ContextMessage => ({
  id,
  senderType: 'user',
  senderName: 'さくら',
  senderAvatar: '',
  text,
  kind: 'text',
  at: '2026-11-22T13:18:00+09:00',
  hidden: false,
  deleted: false,
  ...more,
});

const meta = {
  id: 'message-context',
  title: '画面の部品/スタッフ/MessageContext',
  component: MessageContext,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    topicName: 'チーム応援トーク',
    before: [
      message('b1', '今日の先発は佐伯投手ですね。楽しみです。'),
      message('b2', 'いつもありがとうございます。一球ずつ大切に投げます。', {
        senderType: 'player',
        senderName: '佐伯 颯太',
      }),
      message('b3', '', { kind: 'image', senderName: 'マサ' }),
    ],
    message: message('m', '佐伯選手の車、球場裏の駐車場の3番です。帰りに待っていれば会えますよ。', {
      senderName: '自転車通勤',
    }),
    after: [
      message('a1', 'それは書かないほうがいいと思います。', { senderName: '打率もち' }),
      message('a2', '', { senderName: 'ゆうなぎ', deleted: true }),
    ],
  },
} satisfies Meta<typeof MessageContext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  name: 'グループ',
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] 前後の中で、報告された一通がわかる', async () => {
      const rows = canvas.getAllByRole('listitem');
      await expect(rows).toHaveLength(6);
      await expect(rows[3]).toHaveAttribute('aria-current', 'true');
      await expect(rows[3]).toHaveTextContent('報告されたメッセージ');
    });
  },
};

export const Hidden: Story = {
  name: '非表示にした',
  args: { before: [], after: [], message: message('m', '会えますよ。', { hidden: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非表示にしています')).toBeVisible();
  },
};
