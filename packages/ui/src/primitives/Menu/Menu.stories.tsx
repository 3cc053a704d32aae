import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EditIcon, RetryIcon, TrashIcon } from '../../icons';
import { Menu } from './Menu';

const meta = {
  id: 'menu',
  title: '部品/Menu',
  component: Menu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '240px', display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'メッセージのメニュー',
    items: [
      { id: 'edit', label: '編集', icon: <EditIcon /> },
      { id: 'resend', label: '再送する', icon: <RetryIcon />, disabled: true },
      { id: 'delete', label: '削除', icon: <TrashIcon />, tone: 'danger' },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.getByRole('menuitem', { name });
const opened = () => screen.findByRole('menu', { name: 'メッセージのメニュー' });

export const Closed: Story = {
  name: '閉じたところ',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'メッセージのメニュー' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** Opens by a tap of its own: at the head of the page no play runs. */
function Tapped(props: ComponentProps<typeof Menu>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const trigger = box.current?.querySelector('button');
    trigger?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  }, []);
  return (
    <div ref={box}>
      <Menu {...props} />
    </div>
  );
}

export const AtFirst: Story = {
  name: '開いた見本',
  tags: ['visual', 'first'],
  render: (args) => <Tapped {...args} />,
};

export const Opened: Story = {
  name: '開いたところ',
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'メッセージのメニュー' });
    await userEvent.click(trigger);
    await waitFor(() => expect(item('編集')).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect((await opened()).getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Keyboard: Story = {
  name: 'キーボード',
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'メッセージのメニュー' });
    trigger.focus();

    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await step(`${key} で開き、Escで元に戻る`, async () => {
        await userEvent.keyboard(key);
        await waitFor(() => expect(item('編集')).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await expect(trigger).toHaveFocus();
        await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
      });
    }

    await step('上矢印は最後から', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(item('削除')).toHaveFocus());
    });

    await step('矢印、Home、Endで回る', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('編集')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('削除')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(item('編集')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(item('削除')).toHaveFocus();
    });

    await step('名前の頭文字で選べる', async () => {
      await userEvent.keyboard('再');
      await expect(item('再送する')).toHaveFocus();
    });

    await step('押せない項目は選べない', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });

    await step('選ぶと閉じて、元に戻る', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith('delete');
      await expect(trigger).toHaveFocus();
    });
  },
};

export const LongLabels: Story = {
  name: '長い項目',
  tags: ['visual'],
  args: {
    items: [
      { id: 'one', label: 'このメッセージを通知しないようにして、あとでまとめて読む' },
      { id: 'two', label: 'すべて既読にする' },
      { id: 'three', label: '真壁 悠真のトークを退出する', tone: 'danger' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right } = (await opened()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
