import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type LinkProps, UiProvider } from '../../../primitives';
import { players, portrait } from '../../../testing';
import type { PlayerCard } from '../CardFront/CardFront';
import { ScanButton } from '../ScanButton/ScanButton';
import { CardAlbum, CardAlbumSkeleton } from './CardAlbum';

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
      await expect(canvas.getAllByRole('img', { name: /^未取得のカード/ })).toHaveLength(18);
    });
    await step('[CARD-02] 取得したカードを開ける', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(6);
      await userEvent.click(canvas.getByRole('link', { name: /真壁 悠真/ }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(3);
    });
  },
};

export const WithScanButton: Story = {
  name: '読み取りボタンと',
  tags: ['!visual'],
  render: (args) => (
    <>
      <CardAlbum {...args} />
      <ScanButton onClick={fn()} />
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'カードはまだありません' })).toBeVisible();
    await expect(canvas.queryByText(/枚のうち/)).toBeNull();
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
