import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { players, portrait } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { ActivityRecord } from '../ActivityRecord/ActivityRecord';
import { CountStrip } from '../CountStrip/CountStrip';
import { FavoriteRecord } from '../FavoriteRecord/FavoriteRecord';
import { MyPageHeader } from '../MyPageHeader/MyPageHeader';
import { NotificationSettings } from '../NotificationSettings/NotificationSettings';
import { MyPage, MyPageLinks, MyPageParts, type MyPagePartsProps, MyPageSkeleton } from './MyPage';

const makabe = players[2];
const months = [
  '2025-12',
  ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
];
const sent = [0, 0, 0, 0, 6, 21, 17, 14, 24, 19, 18, 9];
const found = [0, 0, 0, 0, 0, 2, 2, 1, 2, 2, 2, 1];
const nothing = () => {};

const links = (
  <MyPageLinks
    hasAddress
    visitCount={12}
    hrefs={{
      orders: '#orders',
      visits: '#visits',
      address: '#location',
      addressForm: '#form',
      favorite: '#players',
      contact: 'https://example.com/support',
      other: '#other',
      privacy: '#privacy',
    }}
  />
);

const header = (
  <MyPageHeader
    name="浜野 さくら"
    pictureUrl={null}
    player={{ name: makabe.name, jerseyNumber: '7' }}
    playerHref="#players"
    joinedAt="2026-04-21T08:00:00+09:00"
    cards={12}
    onLogout={nothing}
  />
);

const newcomer = (
  <MyPageHeader
    name="連絡船"
    pictureUrl={null}
    player={null}
    playerHref="#players"
    joinedAt="2026-11-21T08:00:00+09:00"
    cards={0}
    onLogout={nothing}
  />
);

const Page = ({ whose, ...parts }: MyPagePartsProps & { whose: ReactNode }) => (
  <MyPage header={whose}>
    <MyPageParts {...parts} />
  </MyPage>
);

const meta = {
  id: 'my-page',
  title: '画面の部品/マイページ/MyPage',
  component: MyPageParts,
  render: (args) => <Page whose={header} {...args} />,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    counts: (
      <CountStrip
        counts={{ orders: 4, messages: 128, cards: 12 }}
        hrefs={{ orders: '#orders', messages: '#messages', cards: '#cards' }}
      />
    ),
    pickups: { count: 2, href: '#pickups' },
    activity: (
      <ActivityRecord
        joinedAt="2026-04-21T08:00:00+09:00"
        messageCount={128}
        cardCount={12}
        season={months.map((month, index) => ({
          month,
          messages: sent[index] ?? 0,
          cards: found[index] ?? 0,
        }))}
      />
    ),
    favorite: (
      <FavoriteRecord
        player={{
          name: makabe.name,
          jerseyNumber: '7',
          pictureUrl: portrait(makabe),
          since: '2026-04-21T08:00:00+09:00',
          messages: 48,
          cards: 2,
          totalCards: 3,
        }}
        chooseHref="#players"
      />
    ),
    links,
    notifications: (
      <NotificationSettings
        status="off"
        chosen={{ messages: true, orders: true, heroes: true }}
        onEnable={nothing}
        onChange={nothing}
      />
    ),
  },
} satisfies Meta<typeof MyPageParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {
  name: 'ぜんぶ',
  play: async ({ canvas, step }) => {
    await step('受け取りを待つ注文があれば、いちばん上でQRコードを出せる', async () => {
      await expect(canvas.getByRole('link', { name: '受け取り用QRコード（2件）' })).toHaveAttribute(
        'href',
        '#pickups',
      );
    });
    const rows = within(canvas.getByRole('navigation', { name: '登録情報とご案内' }));
    await step('[MYP-03] どの行も44px以上あり、書かれた先へ進む', async () => {
      const links = rows.getAllByRole('link');
      await expect(links).toHaveLength(8);
      for (const link of links)
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(rows.getByRole('link', { name: 'お届け先' })).toHaveAttribute(
        'href',
        '#location',
      );
    });
    await step('[MYP-03] 外のページは新しいタブで開き、そう伝える', async () => {
      const outside = rows.getByRole('link', {
        name: /^お問い合わせ\s*（新しいタブで開きます）$/,
      });
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(rows.getByRole('link', { name: 'お届け先' })).not.toHaveAttribute('target');
    });
  },
};

export const Newcomer: Story = {
  name: '入会したばかり',
  render: (args) => <Page whose={newcomer} {...args} />,
  args: {
    counts: (
      <CountStrip counts={{ orders: 0, messages: 0, cards: 0 }} hrefs={{ orders: '#orders' }} />
    ),
    pickups: { count: 0, href: '#pickups' },
    activity: (
      <ActivityRecord
        joinedAt="2026-11-21T08:00:00+09:00"
        messageCount={0}
        cardCount={0}
        season={[]}
      />
    ),
    favorite: <FavoriteRecord player={null} chooseHref="#players" />,
    notifications: null,
  },
  play: async (context) => {
    await expectOnlyInTwin(context, { pickups: { count: 2, href: '#pickups' } }, () =>
      context.canvas.queryByRole('link', { name: /受け取り用/ }),
    );
  },
};

export const Offline: Story = {
  name: '電波がない',
  args: { asOf: '2026-11-21T09:12:00+09:00', notifications: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026.11.21 09:12')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => (
    <MyPage header={header}>
      <MyPageSkeleton />
    </MyPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
