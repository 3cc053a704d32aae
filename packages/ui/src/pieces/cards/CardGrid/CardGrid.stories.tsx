import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type LinkProps, UiProvider } from '../../../primitives';
import { brokenImage, players, portrait } from '../../../testing';
import type { PlayerCard } from '../CardFront/CardFront';
import { CardGrid } from './CardGrid';

const kinds = ['normal', 'normal', 'gold', 'silver', 'normal', 'signature'];

const cardOf = (index: number, collected: boolean): PlayerCard => {
  const player = players[index % players.length] ?? players[0];
  return {
    id: index + 1,
    name: player.name,
    romaji: player.romaji,
    jerseyNumber: String(player.number),
    pictureUrl: portrait(player),
    kind: kinds[index % kinds.length] ?? 'normal',
    collected,
    birthYear: 2001,
    height: 178,
    weight: 76,
    birthPlace: '神奈川県',
    school: '浜野商業高',
    position: 'infielder',
    batting: 'rightRight',
    message: 'スタンドの声がいちばんの力です。',
    audioUrl: null,
    videoUrl: null,
  };
};

const items = Array.from({ length: 12 }, (_, index) => cardOf(index, index < 6));

/** Prevents navigation, so that the story stays open. */
function StillLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  id: 'card-grid',
  title: '画面の部品/カード/CardGrid',
  component: CardGrid,
  tags: ['visual'],
  args: { items, hrefOf: (cardId) => `#card-${cardId}`, onOpen: fn() },
  decorators: [
    (Story) => (
      <UiProvider linkComponent={StillLink}>
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '集めている途中',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[CARD-01] 未取得のカードは背番号がわかり、開けない', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
      const locked = canvas.getAllByRole('img', { name: /^未取得のカード、背番号\d+$/ });
      await expect(locked).toHaveLength(6);
      for (const place of locked) {
        await expect(place.closest('a, button, [tabindex]')).toBeNull();
        await expect(place.querySelector('a, button, [tabindex]')).toBeNull();
      }
    });
    await step('[CARD-02] 取得したカードはそのカードへのリンク', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(6);
      const gold = canvas.getByRole('link', { name: '真壁 悠真、背番号7、ゴールドカード' });
      await expect(gold).toHaveAttribute('href', '#card-3');
      await userEvent.click(gold);
      await expect(args.onOpen).toHaveBeenLastCalledWith(3);
    });
    await step('キーボードでは取得したカードだけを順に通る', async () => {
      const links = canvas.getAllByRole('link');
      links[0]?.focus();
      for (const link of links) {
        await expect(link).toHaveFocus();
        await userEvent.tab();
      }
      await expect(canvas.queryByRole('link', { current: true })).toBeNull();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await step('カードの形は63対88のまま', async () => {
      for (const cell of canvas.getAllByRole('listitem')) {
        const card = cell.firstElementChild?.getBoundingClientRect();
        await expect((card?.width ?? 0) / (card?.height ?? 1)).toBeCloseTo(63 / 88, 2);
      }
    });
  },
};

export const Shared: Story = {
  name: '開くカード',
  tags: ['!visual'],
  args: { shared: 2 },
  play: async ({ canvas }) => {
    const named = canvas
      .getAllByRole('link')
      .filter((link) => getComputedStyle(link).viewTransitionName === 'card');
    await expect(named.map((link) => link.getAttribute('href'))).toEqual(['#card-2']);
  },
};

export const One: Story = { name: '1枚', args: { items: items.slice(2, 3) } };

export const AllLocked: Story = {
  name: 'すべて未取得',
  args: { items: items.map((card) => ({ ...card, collected: false })) },
};

export const Longest: Story = {
  name: 'いちばん長い名前、絵がない、番号がない',
  args: {
    items: items.map((card, index) => ({
      ...card,
      name: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
      jerseyNumber: ['128', '00', ''][index % 3] ?? '',
      pictureUrl: ['', brokenImage][index % 2] ?? '',
    })),
  },
};

export const Sixty: Story = {
  name: '60枚',
  tags: ['!visual'],
  args: { items: Array.from({ length: 60 }, (_, index) => cardOf(index, index % 3 !== 1)) },
  play: async ({ canvas, step }) => {
    await step('見えていない行は描かず、場所だけを取る', async () => {
      const cells = canvas.getAllByRole('listitem');
      const heights = new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().height)));
      await expect(heights.size).toBe(1);
      const last = cells.at(-1);
      await expect(last && getComputedStyle(last).contentVisibility).toBe('auto');
    });
    await step('一覧では光も影の重なりも動かない', async () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      await expect(running).toHaveLength(0);
    });
  },
};
