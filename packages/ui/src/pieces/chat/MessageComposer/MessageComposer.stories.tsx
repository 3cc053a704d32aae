import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MessageComposer, useMessageComposer } from '.';

const meta = {
  id: 'message-composer',
  title: '画面の部品/チャット/MessageComposer',
  component: MessageComposer,
  tags: ['visual'],
  args: {
    draft: '',
    status: 'idle',
    remaining: 1000,
    canSend: false,
    onDraftChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '未入力' };

export const Writing: Story = {
  name: '入力中',
  args: { draft: '昨日の試合、最高でした！', canSend: true, remaining: 988 },
};

export const ManyLines: Story = {
  name: '何行も',
  args: {
    draft:
      '昨日は応援ありがとう！\n次のホームゲームも、\nライト側スタンドから\n応援します。\n楽しみにしています！',
    canSend: true,
    remaining: 950,
  },
};

export const NearLimit: Story = {
  name: '残りわずか',
  args: { draft: 'あ'.repeat(988), canSend: true, remaining: 12 },
};

export const TooLong: Story = {
  name: '文字数オーバー',
  args: { draft: 'あ'.repeat(1012), remaining: -12 },
};

export const Sending: Story = {
  name: '送信中',
  args: { draft: '明日行きます', status: 'sending' },
};

export const Failed: Story = {
  name: '送信失敗',
  args: { draft: '明日行きます', status: 'failed', canSend: true },
};

const deliver = fn(async (_text: string) => {});

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: function Live() {
    const [draft, setDraft] = useState('');
    return (
      <MessageComposer
        {...useMessageComposer({ draft, onDraftChange: setDraft, onSend: deliver })}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    deliver.mockClear();
    const box = canvas.getByRole('textbox', { name: 'メッセージ' });
    const send = canvas.getByRole('button', { name: '送信' });

    await step('[COMP-01] 空白だけでは送れない', async () => {
      await userEvent.type(box, '　 ');
      await userEvent.click(send);
      await expect(deliver).not.toHaveBeenCalled();
      await userEvent.clear(box);
    });

    await step('[COMP-02] 送ると空になり、元の高さに戻る', async () => {
      await userEvent.type(box, ' こんにちは{Enter}元気ですか ');
      await expect(box.getBoundingClientRect().height).toBeGreaterThan(24);
      await userEvent.click(send);
      await expect(deliver.mock.calls).toEqual([['こんにちは\n元気ですか']]);
      await expect(box).toHaveValue('');
      await expect(box.getBoundingClientRect().height).toBe(24);
    });
  },
};
