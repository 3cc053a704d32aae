import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { brokenImage, players, portrait } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { PlayerPicker, type PlayerPickerProps, PlayerPickerSkeleton } from './PlayerPicker';
import type { PickablePlayer } from './PlayerPickerChoice';

const items: PickablePlayer[] = players.map((player) => ({
  id: player.number,
  nameJapanese: player.name,
  nameRomaji: player.romaji,
  avatarUrl: portrait(player, { ground: 'night' }),
  pictureUrl: portrait(player),
}));

const many = Array.from({ length: 28 }, (_, index) => {
  const item = items[index % items.length] ?? items[0];
  return { ...item, id: index + 1 } as PickablePlayer;
});

function Choosing({ selectedId, onSelect, ...rest }: PlayerPickerProps) {
  const [chosen, setChosen] = useState(selectedId);
  return (
    <PlayerPicker
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
  id: 'player-picker',
  title: '画面の部品/マイページ/PlayerPicker',
  component: PlayerPicker,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { items, selectedId: 7, onSelect: fn(), onSave: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof PlayerPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: '選手を選ぶ',
  play: async ({ args, canvas, userEvent, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    const place = () => canvas.getByText('古賀 翼').getBoundingClientRect().top;

    await step('[PLR-01] 空の項目から始まり、いまの推し選手が選ばれている', async () => {
      await expect(canvas.getByRole('radiogroup', { name: '推し選手を選ぶ' })).toBeVisible();
      const all = canvas.getAllByRole('radio');
      await expect(all).toHaveLength(items.length + 1);
      await expect(all[0]).toHaveAccessibleName('選択しない');
      await expect(all[0]).toHaveAttribute('value', '0');
      await expect(radio('真壁 悠真')).toBeChecked();
    });

    await step('[PLR-01] 押した選手が選ばれ、ほかの選手は動かない', async () => {
      const before = place();
      await userEvent.click(canvas.getByText('小野寺 樹'));
      await expect(args.onSelect).toHaveBeenLastCalledWith(55);
      await expect(radio('小野寺 樹')).toBeChecked();
      await expect(place()).toBe(before);
    });

    await step('[PLR-02] 選んだ選手にだけ設定ボタンがあり、その選手を保存する', async () => {
      const button = canvas.getByRole('button', { name: '設定する' });
      await expect(button).toHaveAccessibleDescription('小野寺 樹');
      await userEvent.click(button);
      await expect(args.onSave).toHaveBeenLastCalledWith(55);
    });

    await step('矢印キーで選び、Tabで設定ボタンに着く', async () => {
      radio('小野寺 樹').focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(10);
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: '設定する' });
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenLastCalledWith(10);
      button.blur();
    });
  },
};

export const Nobody: Story = {
  name: '選択しない',
  args: { selectedId: 0 },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[PLR-01] 番号0は空の項目', async () => {
      await expect(canvas.getByRole('radio', { name: '選択しない' })).toBeChecked();
    });
    await step('[PLR-02] 空の項目も設定できる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '設定する' }));
      await expect(args.onSave).toHaveBeenLastCalledWith(0);
    });
  },
};

export const Saving: Story = {
  name: '設定中',
  args: { pending: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[PLR-02] 終わるまで、二度は送らず選択も変わらない', async () => {
      const button = canvas.getByRole('button', { name: '設定する' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByText('黒田 蓮'));
      await expect(args.onSelect).not.toHaveBeenCalled();
      await expect(canvas.getByRole('radio', { name: '真壁 悠真' })).toBeChecked();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  },
};

export const Failed: Story = {
  name: '設定できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas, step }) => {
    await step('選んだ選手の段のすぐ下で伝える', async () => {
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('もう一度お試しください');
      const chosen = canvas.getByText('Yuma Makabe').getBoundingClientRect();
      const gap = alert.getBoundingClientRect().top - chosen.bottom;
      await expect(gap).toBeGreaterThanOrEqual(0);
      await expect(gap).toBeLessThan(80);
    });
  },
};

export const Many: Story = {
  name: '28人',
  args: { items: many, selectedId: 26 },
  play: async ({ canvas, step }) => {
    await step('[PLR-01] 下のほうにいる推し選手も、はじめから見えている', async () => {
      const radios = canvas.getAllByRole('radio');
      await expect(radios).toHaveLength(29);
      const chosen = radios.find((radio) => radio.getAttribute('value') === '26');
      const box = chosen?.getBoundingClientRect();
      await expect(box?.bottom ?? Infinity).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前、絵がない',
  args: {
    items: items.map((item, index) => ({
      ...item,
      nameJapanese: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
      nameRomaji: 'Maximilian Alexandrovsky Junior Hasegawa',
      avatarUrl: '',
      pictureUrl: ['', brokenImage, item.pictureUrl][index % 3] ?? '',
    })),
  },
};

export const One: Story = { name: '1人', args: { items: items.slice(0, 1), selectedId: 18 } };

export const Unknown: Story = {
  name: 'いない選手が選ばれている',
  tags: ['!visual'],
  args: { selectedId: 999 },
  play: async (context) => {
    const { canvas } = context;
    await expectOnlyInTwin(
      context,
      { selectedId: 7 },
      () => canvas.queryByRole('button'),
      () => canvas.queryByRole('radio', { checked: true }),
    );
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <PlayerPickerSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
