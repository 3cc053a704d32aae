import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Sheet } from './Sheet';

const venues = [
  '正面ゲート横 特設カウンター',
  'ライト側スタンド 2階 グッズショップ',
  '三塁側コンコース',
];

const meta = {
  id: 'sheet',
  title: '部品/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '80vh' }}>
        <p>次のホームゲームは土曜日の14時から。</p>
        <Story />
      </div>
    ),
  ],
  args: {
    open: true,
    title: '受け取り場所',
    children: (
      <ul>
        {venues.map((venue) => (
          <li key={venue}>{venue}</li>
        ))}
      </ul>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '開いたところ',
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const sheet = screen.getByRole('dialog', { name: '受け取り場所' });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '受け取り場所' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await userEvent.click(sheet);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const WithActions: Story = {
  name: 'ボタンつき',
  tags: ['visual'],
  args: { actions: <Button tone="accent">ここで受け取る</Button> },
};

export const LongContent: Story = {
  name: '長い内容',
  tags: ['visual'],
  args: {
    title: '特定商取引法に基づく表記とお届け・返品についてのご案内',
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <p key={index}>
        お届けはカード承認後5営業日以内です。会場でのお受け取りは、試合のある日の開門から試合終了の30分後までとなります。
      </p>
    )),
    actions: <Button tone="accent">読みました</Button>,
  },
  play: async () => {
    const agree = screen.getByRole('button', { name: '読みました' }).getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(0),
    );
    await expect(agree.height).toBeGreaterThan(0);
    // The scroller becomes focusable after it has been measured.
    await waitFor(() =>
      expect(document.querySelector('dialog[open] [tabindex="0"]')).not.toBeNull(),
    );
  },
};

export const Live: Story = {
  name: '動かす（下へ払って閉じる）',
  args: { open: false },
  render: function Live(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>受け取り場所を選ぶ</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '受け取り場所を選ぶ' });
    await userEvent.click(opener);
    const sheet = screen.getByRole('dialog', { name: '受け取り場所' });
    const title = screen.getByRole('heading');

    await step('少し引いて離すと戻る', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: title, coords: { clientX: 100, clientY: 300 } },
        { target: title, coords: { clientX: 100, clientY: 310 } },
        { keys: '[/MouseLeft]', target: title, coords: { clientX: 100, clientY: 310 } },
      ]);
      await waitFor(() => expect(sheet).toBeVisible());
    });

    await step('大きく払うと閉じて、開いたボタンに戻る', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: title, coords: { clientX: 100, clientY: 300 } },
        { target: title, coords: { clientX: 100, clientY: 700 } },
        { keys: '[/MouseLeft]', target: title, coords: { clientX: 100, clientY: 700 } },
      ]);
      await waitFor(() => expect(sheet).not.toBeVisible());
      await expect(opener).toHaveFocus();
    });
  },
};
