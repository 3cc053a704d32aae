import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectOnlyInTwin } from '../../testing/twin';
import { Carousel, type CarouselProps } from './Carousel';

type Player = { number: number; name: string };

const players: Player[] = [
  { number: 18, name: '佐伯 颯太' },
  { number: 1, name: '黒田 蓮' },
  { number: 7, name: '真壁 悠真' },
  { number: 24, name: '早乙女 陸' },
  { number: 55, name: '小野寺 樹' },
  { number: 10, name: '宮城 大和' },
  { number: 3, name: '浅野 渚' },
];

const notices = [
  '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  '新しいグッズが届きました。ショップで見てください！',
  '遠征レポートを書きました。北の球場は、もう冬の空気です。風が強くて、フライを捕るのがいつもより難しかった。それでも最後まで声をからして応援してくれたみなさんのおかげで勝てました。',
];

const settings: CarouselProps<string> = {
  items: notices,
  getKey: (text) => text,
  renderItem: (text) => (
    <a
      href="#message"
      style={{
        display: 'block',
        padding: 16,
        border: '1px solid',
        borderRadius: 12,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      {text}
    </a>
  ),
  label: '未読メッセージ',
  gap: 50,
  motion: { loop: true },
  onSelect: fn(),
};

const meta = {
  id: 'carousel',
  title: '部品/Carousel',
  component: Carousel<string>,
  args: settings,
} satisfies Meta<typeof Carousel<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  name: '1枚ずつ',
  tags: ['visual'],
  play: async ({ canvas, userEvent, step }) => {
    const slide = (position: number) => canvas.getByLabelText(`3枚中${position}枚目`);

    await step('見えているスライドだけに触れられる', async () => {
      await expect(slide(1).inert).toBe(false);
      await expect(slide(2).inert).toBe(true);
      await expect(slide(1)).toHaveAttribute('aria-roledescription', 'スライド');
      const carousel = canvas.getByRole('group', { name: '未読メッセージ' });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'カルーセル');
      await expect(canvas.queryByRole('button', { name: '一時停止' })).toBeNull();
    });

    await step('[TOP-03] 矢印、点、キーで動き、輪になっている', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '前へ' }));
      await expect(slide(3).inert).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      await expect(slide(1).inert).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: '2枚目を表示' }));
      await expect(slide(2).inert).toBe(false);
      await userEvent.keyboard('{ArrowRight}');
      await expect(slide(3).inert).toBe(false);
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await expect(slide(3).inert).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: '1枚目を表示' }));
    });

    await step('点は指で押せる大きさがある', async () => {
      const { width, height } = canvas
        .getByRole('button', { name: '2枚目を表示' })
        .getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(24);
      await expect(height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Rotating: Story = {
  name: '自動で進む（5秒）',
  args: { motion: { loop: true, autoplay: 5000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '一時停止' }));
    await expect(canvas.getByRole('button', { name: '再生' })).toHaveFocus();
    const track = canvas.getByRole('group', { name: '3枚中1枚目' }).parentElement;
    await expect(track).toHaveAttribute('aria-live', 'polite');
  },
};

export const Fading: Story = {
  name: 'フェードで切り替わる（2.5秒）',
  args: { motion: { effect: 'fade', loop: true, autoplay: 2500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '一時停止' }));
    await userEvent.click(canvas.getByRole('button', { name: '2枚目を表示' }));
    const second = canvas.getByRole('group', { name: '3枚中2枚目' });
    await expect(canvas.queryByRole('group', { name: '3枚中1枚目' })).toBeNull();
    await waitFor(() => expect(getComputedStyle(second).opacity).toBe('1'));
  },
};

export const OneItem: Story = {
  name: '1枚だけ',
  tags: ['visual'],
  args: { items: notices.slice(0, 1), motion: { loop: true, autoplay: 5000 } },
  play: async (context) => {
    await expectOnlyInTwin(context, { items: notices }, () =>
      context.canvas.queryByRole('button', { name: '次へ' }),
    );
  },
};

export const Ends: Story = {
  name: '輪にならない',
  tags: ['visual'],
  args: { motion: { loop: false } },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: '前へ' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '3枚目を表示' }));
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('button', { name: '次へ' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

function PlayerCarousel({ items, initialIndex }: { items: Player[]; initialIndex: number }) {
  const [selected, setSelected] = useState(initialIndex);
  return (
    <Carousel
      items={items}
      getKey={({ number }) => String(number)}
      renderItem={({ number, name }, { index, selected: chosen }) => (
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => setSelected(index)}
          style={{
            width: '100%',
            aspectRatio: '3 / 4',
            padding: 0,
            border: chosen ? '3px solid' : '1px solid',
            borderRadius: 12,
            background: 'none',
            fontWeight: 700,
          }}
        >
          {number} {name}
        </button>
      )}
      label="選手"
      visible={5}
      gap={10}
      centered
      motion={{ loop: true }}
      selected={selected}
      onSelect={setSelected}
      caption={items[selected]?.name}
    />
  );
}

export const Players: Story = {
  name: '5枚並び、真ん中が選ばれる',
  tags: ['visual'],
  render: () => <PlayerCarousel items={players} initialIndex={2} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('[TOP-05] 3人目から始まり、5人が見える', async () => {
      await expect(canvas.getByText('真壁 悠真')).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: '7 真壁 悠真', pressed: true }),
      ).toBeVisible();
      await expect(canvas.getAllByRole('group', { name: /枚目/ })).toHaveLength(5);
    });
    await step('[TOP-05] 絵を押した選手が選ばれる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '55 小野寺 樹' }));
      await expect(canvas.getByText('小野寺 樹')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '前へ' }));
      await userEvent.click(canvas.getByRole('button', { name: '前へ' }));
      await expect(canvas.getByText('真壁 悠真')).toBeVisible();
    });
  },
};

export const FewPlayers: Story = {
  name: '並ぶ数より少ない',
  tags: ['visual'],
  render: () => <PlayerCarousel items={players.slice(0, 3)} initialIndex={1} />,
};
