import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { LinkDialog } from './LinkDialog';

const meta = {
  id: 'link-dialog',
  title: '画面の部品/メッセージ/LinkDialog',
  component: LinkDialog,
  tags: ['visual', '[SAFE-06]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    href: 'https://photos.example.jp/2026/11/21?from=thread',
    onClose: fn(),
  },
} satisfies Meta<typeof LinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.getByRole('alertdialog', { name: 'このサイトを開きますか？' });
const openLink = () => screen.getByRole('link', { name: /^開く/ });

export const Asking: Story = {
  name: 'たずねる',
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await step('[SAFE-06] サイトの名前を、文で伝える', async () => {
      await expect(dialog()).toHaveAccessibleDescription(
        /リンクの行き先 ?photos[.]example[.]jp ?サイトの名前を確かめてください/,
      );
    });
    await step('[SAFE-06] 開くは本物のリンクで、新しいタブで開く', async () => {
      await expect(openLink()).toHaveAttribute('href', args.href);
      await expect(openLink()).toHaveAttribute('target', '_blank');
      await expect(openLink()).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(openLink()).toHaveAccessibleName(/^開く ?（新しいタブで開きます）$/);
    });
    await step('[SAFE-06] やめるから始まり、Enterでは開かない', async () => {
      await expect(screen.getByRole('button', { name: 'やめる' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await expect(openLink()).toHaveFocus();
    });
  },
};

const says =
  (host: string, sentence: RegExp): NonNullable<Story['play']> =>
  async ({ step }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await step('[SAFE-06] ブラウザが開くサイトの名前を出す', async () => {
      await waitFor(() => expect(screen.getByText(host)).toBeVisible());
      await expect(screen.getByText(sentence)).toBeVisible();
    });
  };

export const LookAlike: Story = {
  name: '見た目の似た名前',
  args: { href: 'https://www.ex\u0430mple.jp/login' },
  play: says('www.xn--exmple-4nf.jp', /見た目がよく似た/),
};

export const UserInfo: Story = {
  name: 'ほかのサイトに見せかけた',
  tags: ['!visual'],
  args: { href: 'https://photos.example.jp@evil.example/' },
  play: says('evil.example', /サイトの名前を確かめて/),
};

export const Address: Story = {
  name: '番号の行き先',
  args: { href: 'http://0xC0A80101:8080/' },
  play: says('192.168.1.1:8080', /番号だけの行き先/),
};

export const LongHost: Story = {
  name: '長い名前',
  globals: { viewport: { value: 'narrow' } },
  args: {
    href: `https://www.example.jp.${'login-'.repeat(9)}a.evil.example/`,
  },
  play: async ({ step }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await step('[SAFE-06] 後ろの部分が残り、横にはみ出さない', async () => {
      await waitFor(() => expect(screen.getByText(/^….*[.]evil[.]example$/)).toBeVisible());
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  args: { open: false },
  render: function Live(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>リンクを押す</Button>
        <LinkDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'リンクを押す' });
    await step('[SAFE-06] 閉じると、押したところへフォーカスが戻る', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(dialog()).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'やめる' }));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
