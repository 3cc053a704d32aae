import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { players, portrait } from '../../testing';
import { Avatar } from '../Avatar/Avatar';
import { RowList, RowListItem } from '../RowList/RowList';
import { PullToRefresh } from './PullToRefresh';

const rows = ['黒田 蓮', '真壁 悠真', 'チーム応援トーク', '佐伯 颯太', '早乙女 陸'];

const meta = {
  id: 'pull-to-refresh',
  title: '部品/PullToRefresh',
  component: PullToRefresh,
  args: {
    onRefresh: fn(async () => {}),
    children: (
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

function drag(target: Element, path: [number, number][], last: 'touchend' | 'touchcancel') {
  const send = (type: string, points: [number, number][]) =>
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: points.map(
          ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
        ),
      }),
    );
  for (const [index, point] of path.entries()) {
    send(index === 0 ? 'touchstart' : 'touchmove', [point]);
  }
  return () => send(last, []);
}

const down: [number, number][] = [
  [100, 10],
  [100, 60],
  [100, 320],
];

/** Pulls by itself and does not let go: at the head of the page no play runs. */
function Pulled(props: ComponentProps<typeof PullToRefresh>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector('li');
    if (row) drag(row, down, 'touchend');
  }, []);
  return (
    <div ref={box}>
      <PullToRefresh {...props} />
    </div>
  );
}

export const AtFirst: Story = {
  name: '引いている見本',
  tags: ['visual', 'first'],
  args: {
    children: (
      <RowList>
        {players.slice(0, 5).map((player) => (
          <RowListItem key={player.name} start={<Avatar src={portrait(player)} />}>
            {player.name}
          </RowListItem>
        ))}
      </RowList>
    ),
  },
  render: (args) => <Pulled {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('離すと更新します')).toBeVisible());
  },
};

export const Pull: Story = {
  name: '引っぱって更新する',
  play: async ({ args, canvas, step }) => {
    const row = canvas.getByText('真壁 悠真');

    await step('十分に引いて離すと、一度だけ更新する', async () => {
      const letGo = drag(row, down, 'touchend');
      await waitFor(() => expect(canvas.getByText('離すと更新します')).toBeInTheDocument());
      await expect(args.onRefresh).not.toHaveBeenCalled();
      letGo();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('更新しました'));
      await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    });

    await step('少しだけ、横へ、上へ、中断されたときは更新しない', async () => {
      drag(
        row,
        [
          [100, 10],
          [100, 40],
        ],
        'touchend',
      )();
      drag(
        row,
        [
          [100, 10],
          [180, 40],
          [100, 320],
        ],
        'touchend',
      )();
      drag(
        row,
        [
          [100, 200],
          [100, 150],
          [100, 500],
        ],
        'touchend',
      )();
      drag(row, down, 'touchcancel')();
      await waitFor(() => expect(canvas.queryByText('離すと更新します')).toBeNull());
      await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    });
  },
};

export const ScrolledDown: Story = {
  name: '途中まで読んでいるとき',
  render: (args) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be within reach of the keyboard.
    <section style={{ height: 120, overflow: 'auto' }} tabIndex={0} aria-label="一覧">
      <PullToRefresh {...args} />
    </section>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('region').scrollTop = 20;
    drag(canvas.getByText('真壁 悠真'), down, 'touchend')();
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Keyboard: Story = {
  name: 'キーボードで更新する',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '更新する' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('更新しました'));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const Refreshing: Story = {
  name: '更新中',
  tags: ['visual'],
  args: { onRefresh: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    drag(canvas.getByText('真壁 悠真'), down, 'touchend')();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('更新中'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  name: '更新できない',
  args: { onRefresh: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    drag(canvas.getByText('真壁 悠真'), down, 'touchend')();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '更新できませんでした。通信を確認して、もう一度お試しください。',
      ),
    );
  },
};
