import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea } from '../../../primitives';
import { brokenImage, players, portrait } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { PlayerCarousel, type PlayerCarouselProps, type PlayerItem } from './PlayerCarousel';

const items: PlayerItem[] = players.map((player) => ({
  id: player.number,
  nameJapanese: player.name,
  nameRomaji: player.romaji,
  avatarUrl: portrait(player, { ground: 'night' }),
  pictureUrl: portrait(player),
}));

const many = Array.from({ length: 60 }, (_, index) => {
  const player = players[index % players.length] ?? players[0];
  return {
    id: index,
    nameJapanese: `${player.name}（${index + 1}人目）`,
    nameRomaji: player.romaji,
    avatarUrl: portrait(player),
    pictureUrl: portrait(player),
  };
});

function Choosing({ selectedId, onSelect, ...rest }: PlayerCarouselProps) {
  const [chosen, setChosen] = useState(selectedId);
  return (
    <PlayerCarousel
      {...rest}
      selectedId={chosen}
      onSelect={(id) => {
        onSelect(id);
        setChosen(id);
      }}
    />
  );
}

const meta = {
  id: 'player-carousel',
  title: '画面の部品/トップ/PlayerCarousel',
  component: PlayerCarousel,
  tags: ['visual'],
  args: { items, selectedId: null, onSelect: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof PlayerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: '選手を選ぶ',
  play: async ({ args, canvas, userEvent, step }) => {
    const pressed = () => canvas.getByRole('button', { pressed: true });

    await step('[TOP-05] 5人が見え、3人目が真ん中にいる', async () => {
      await expect(canvas.getAllByRole('group', { name: /枚目/ })).toHaveLength(5);
      await expect(pressed()).toHaveAccessibleName('真壁 悠真');
      await expect(canvas.getByText('真壁 悠真')).toBeVisible();
    });

    await step('[TOP-05] 5人とも欠けずに、10pxの間隔で並ぶ', async () => {
      const boxes = canvas
        .getAllByRole('button')
        .filter((button) => button.hasAttribute('aria-pressed'))
        .map((button) => button.getBoundingClientRect())
        .sort((a, b) => a.left - b.left);
      const track = canvas.getAllByRole('group', { name: /枚目/ })[0]?.parentElement;
      const frame = track?.getBoundingClientRect();
      await expect(Math.round(boxes[0]?.left ?? 0)).toBe(Math.round(frame?.left ?? -1));
      await expect(Math.round(boxes.at(-1)?.right ?? 0)).toBe(Math.round(frame?.right ?? -1));
      await expect(frame?.left).toBeGreaterThanOrEqual(0);
      await expect(frame?.right).toBeLessThanOrEqual(window.innerWidth);
      const gaps = boxes.slice(1).map((box, position) => box.left - (boxes[position]?.right ?? 0));
      await expect(gaps.map(Math.round)).toEqual([10, 10, 10, 10]);
    });

    await step('[TOP-05] 絵を押した選手が選ばれる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '小野寺 樹' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(55);
      await expect(canvas.getByText('小野寺 樹')).toBeVisible();
    });

    await step('[TOP-05] 矢印でも選べ、輪になっている', async () => {
      const next = canvas.getByRole('button', { name: '次へ' });
      for (let turn = 0; turn < 5; turn++) await userEvent.click(next);
      await expect(args.onSelect).toHaveBeenLastCalledWith(18);
      await userEvent.click(canvas.getByRole('button', { name: '前へ' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(8);
      for (let turn = 0; turn < 3; turn++) await userEvent.click(next);
      await expect(pressed()).toHaveAccessibleName('真壁 悠真');
    });
  },
};

export const WithComposer: Story = {
  name: '入力欄が下にある',
  args: {
    selectedId: 24,
    children: (
      <TextArea
        label="メッセージ"
        labelHidden
        placeholder="メッセージを入力"
        value=""
        onValueChange={fn()}
      />
    ),
  },
};

export const One: Story = {
  name: '1人',
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('佐伯 颯太')).toBeVisible();
  },
};

export const Two: Story = { name: '2人', args: { items: items.slice(0, 2) } };

export const Three: Story = {
  name: '3人',
  args: { items: items.slice(0, 3), selectedId: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    const end = canvas.getByRole('button', { name: '次へ' });
    await expect(end).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '黒田 蓮' }));
  },
};

export const Four: Story = { name: '4人', args: { items: items.slice(0, 4) } };

export const Five: Story = { name: '5人', args: { items: items.slice(0, 5) } };

export const Sixty: Story = {
  name: '60人',
  args: { items: many, selectedId: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: /枚目/ })).toHaveLength(5);
  },
};

export const LongestName: Story = {
  name: 'いちばん長い名前と壊れた写真',
  args: {
    items: items.map((item) => ({
      ...item,
      nameJapanese: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
      pictureUrl: brokenImage,
    })),
  },
  play: async ({ canvas }) => {
    // Waits until the pictures have failed: axe then checks the broken pictures, not the loading ones.
    const chosen = canvas.getByRole('button', { pressed: true });
    await waitFor(() => expect(chosen.querySelector('img')).toBeNull());
  },
};

export const Nobody: Story = {
  name: '選手がいない',
  tags: ['!visual'],
  args: { items: [] },
  play: async (context) => {
    await expectOnlyInTwin(context, { items }, () => context.canvas.queryByRole('region'));
  },
};
