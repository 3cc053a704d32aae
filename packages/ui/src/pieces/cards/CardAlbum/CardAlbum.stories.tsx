import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type LinkProps, UiProvider } from '../../../primitives';
import { brokenImage, players, portrait } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import type { PlayerCard } from '../CardFront/CardFront';
import { QrScannerButton } from '../QrScanner/QrScanner';
import { CardAlbum, CardAlbumSkeleton } from './CardAlbum';
import { CardAlbumCounter } from './CardAlbumCounter';

const kinds = ['normal', 'normal', 'gold', 'normal', 'silver', 'normal', 'signature'];

const albumOf = (count: number, collected: (index: number) => boolean): PlayerCard[] =>
  Array.from({ length: count }, (_, index) => {
    const player = players[index % players.length] ?? players[0];
    return {
      id: index + 1,
      name: player.name,
      romaji: player.romaji,
      jerseyNumber: String(player.number),
      pictureUrl: portrait(player),
      kind: kinds[index % kinds.length] ?? 'normal',
      collected: collected(index),
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
  });

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
  id: 'card-album',
  title: '画面の部品/カード/CardAlbum',
  component: CardAlbum,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    items: albumOf(24, (index) => [0, 1, 2, 4, 5, 6].includes(index)),
    hrefOf: (cardId) => `#card-${cardId}`,
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <UiProvider linkComponent={StillLink}>
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof CardAlbum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '集めている途中',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[CARD-01] 何枚のうち何枚かがわかり、全部の場所が並ぶ', async () => {
      await expect(canvas.getByText('24枚のうち6枚を取得')).toBeInTheDocument();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
      await expect(canvas.getByText('6').closest('[aria-hidden="true"]')).not.toBeNull();
      await expect(canvas.getByText('/ 24')).toBeVisible();
    });
    await step('[CARD-01] 未取得のカードは背番号がわかり、開けない', async () => {
      const locked = canvas.getAllByRole('img', { name: /^未取得のカード、背番号\d+$/ });
      await expect(locked).toHaveLength(18);
      for (const place of locked) {
        await expect(place.closest('a, button, [tabindex]')).toBeNull();
        await expect(place.querySelector('a, button, [tabindex]')).toBeNull();
      }
    });
    await step('[CARD-02] 取得したカードを開ける', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(6);
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

export const WithScanButton: Story = {
  name: '読み取りボタンと',
  tags: ['!visual'],
  render: (args) => (
    <>
      <CardAlbum {...args} />
      <QrScannerButton onClick={fn()} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('[CARD-03] いちばん下まで送ると、ボタンは最後の段にかからない', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = canvas.getAllByRole('listitem').at(-1)?.firstElementChild;
      const button = canvas.getByRole('button', { name: 'QRコードを読み取る' });
      // A screen with a tab bar reserves its height below the album.
      const tabBar = 56;
      const bottom = (last?.getBoundingClientRect().bottom ?? Infinity) - tabBar;
      await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
      window.scrollTo(0, 0);
    });
  },
};

export const None: Story = {
  name: 'まだ1枚もない',
  args: { items: albumOf(24, () => false), scanHref: '#scan' },
  play: async ({ canvas, step }) => {
    await step('[CARD-03] どこにQRコードがあるかを伝え、読み取りに誘う', async () => {
      await expect(canvas.getByRole('heading', { name: '最初の1枚を手に入れよう' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'QRコードを読み取る' })).toHaveAttribute(
        'href',
        '#scan',
      );
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

export const One: Story = { name: '1枚', args: { items: albumOf(1, () => true) } };

export const AlmostAll: Story = {
  name: 'あと1枚、いちばん長い名前、絵がない、番号がない',
  args: {
    items: albumOf(12, (index) => index !== 4).map((card, index) => ({
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
  args: { items: albumOf(60, (index) => index % 3 !== 1) },
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

export const CounterFirst: Story = {
  name: '枚数、最初の1枚',
  parameters: { layout: 'padded' },
  render: () => <CardAlbumCounter collected={1} total={120} />,
};

export const CounterLarge: Story = {
  name: '枚数、大きな数',
  parameters: { layout: 'padded' },
  render: () => <CardAlbumCounter collected={1088} total={1204} />,
};

export const Complete: Story = {
  name: 'すべてそろった',
  args: { items: albumOf(12, () => true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('すべてのカードがそろいました')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'カードがまだない',
  args: { items: [] },
  play: async (context) => {
    const { canvas } = context;
    await expectOnlyInTwin(
      context,
      { items: albumOf(12, () => true) },
      () => canvas.queryByText(/枚のうち/),
      () => canvas.queryByText('すべてのカードがそろいました'),
    );
    await expect(canvas.getByRole('heading', { name: 'カードはまだありません' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'オフライン、受け取り待ちあり',
  args: { waiting: 2, asOf: '2026-11-21T00:12:00Z' },
  play: async ({ canvas, step }) => {
    await step('待っているカードの数を読み上げる', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '2枚のカードは、電波が戻ると受け取ります',
      );
    });
    await step('いつの時点のコレクションかが、日本の時刻でわかる', async () => {
      await expect(canvas.getByText(/最終更新/)).toHaveTextContent('最終更新 2026.11.21 09:12');
    });
  },
};

export const FirstWaiting: Story = {
  name: '1枚目が受け取り待ち',
  args: { items: albumOf(24, () => false), waiting: 1 },
};

export const EmptyOffline: Story = {
  name: '何もないままオフライン',
  args: { items: [], waiting: 1, asOf: '2026-11-21T09:12:00+09:00' },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <CardAlbumSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
