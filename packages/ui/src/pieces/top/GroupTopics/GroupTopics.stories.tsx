import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea } from '../../../primitives';
import { expectOnlyInTwin } from '../../../testing/twin';
import { GroupTopics, type GroupTopicsProps } from './GroupTopics';

function Composer() {
  const [draft, setDraft] = useState('');
  return (
    <div style={{ padding: '4px 16px 8px' }}>
      <TextArea
        label="メッセージ"
        labelHidden
        placeholder="メッセージを入力"
        value={draft}
        onValueChange={setDraft}
      />
    </div>
  );
}

function Toggling({ openId, onToggle, ...rest }: GroupTopicsProps) {
  const [open, setOpen] = useState(openId);
  return (
    <GroupTopics
      {...rest}
      openId={open}
      onToggle={(id) => {
        onToggle(id);
        setOpen(id === open ? null : id);
      }}
    />
  );
}

const meta = {
  id: 'group-topics',
  title: '画面の部品/トップ/GroupTopics',
  component: GroupTopics,
  tags: ['visual'],
  args: {
    items: [
      { id: 't1', title: 'チーム応援トーク' },
      { id: 't2', title: '遠征レポート' },
      { id: 't3', title: '試合の日トーク' },
    ],
    openId: null,
    onToggle: fn(),
    renderComposer: () => <Composer />,
    hrefOf: (id) => `/u/message/${id}`,
  },
  render: (args) => <Toggling {...args} />,
} satisfies Meta<typeof GroupTopics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '閉じている',
  play: async (context) => {
    const { canvas } = context;
    await expectOnlyInTwin(
      context,
      { openId: 't1' },
      () => canvas.queryByRole('textbox'),
      () => canvas.queryByRole('link'),
    );
  },
};

export const Open: Story = { name: '一つ開いている', args: { openId: 't2' } };

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const first = canvas.getByRole('button', { name: 'チーム応援トーク' });

    await step('[TOP-07] 行を押すと入力欄が開く', async () => {
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(first);
      await expect(args.onToggle).toHaveBeenLastCalledWith('t1');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await userEvent.type(await canvas.findByRole('textbox'), 'がんばれ');
      await expect(canvas.getByRole('link', { name: 'トークを見る' })).toHaveAttribute(
        'href',
        '/u/message/t1',
      );
    });

    await step('[COMP-03] もう一度押すと閉じ、書いたものは残る', async () => {
      await userEvent.click(first);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
      await userEvent.click(first);
      await expect(await canvas.findByRole('textbox')).toHaveValue('がんばれ');
      await userEvent.click(first);
    });
  },
};

export const WithoutLinks: Story = {
  name: 'トークへのリンクなし',
  args: { openId: 't1' },
  render: ({ hrefOf: _, ...args }) => <Toggling {...args} />,
};

export const LongestTitles: Story = {
  name: 'いちばん長い題名',
  args: {
    openId: 't1',
    items: [
      { id: 't1', title: '遠征レポートと試合前の練習見学についてのお知らせトーク' },
      { id: 't2', title: 'アアアアアアアアアアアアアアアアアアアアアアアアアアアアアア' },
    ],
  },
};

export const Empty: Story = {
  name: 'トークなし',
  tags: ['!visual'],
  args: { items: [] },
  play: async (context) => {
    await expectOnlyInTwin(context, { items: meta.args.items }, () =>
      context.canvas.queryByRole('region'),
    );
  },
};
