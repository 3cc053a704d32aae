import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttentionTiles } from '../AttentionTiles/AttentionTiles';
import { PickupProgress } from '../PickupProgress/PickupProgress';
import { SalesSummary } from '../SalesSummary/SalesSummary';
import { ServiceStatus } from '../ServiceStatus/ServiceStatus';
import { TodayBoard } from './TodayBoard';

const sales = { count: 97, card: 343_640, cash: 131_120, other: 11_440, corrections: 0 };

const meta = {
  id: 'today-board',
  title: '画面の部品/今日/TodayBoard',
  component: TodayBoard,
  tags: ['visual', '[TODAY-01]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    at: '2026-11-22T13:42:00+09:00',
    live: true,
    attention: (
      <AttentionTiles
        items={[
          { kind: 'payments', count: 2, oldest: '2026-11-22T13:02:00+09:00', href: '#payments' },
          { kind: 'refunds', count: 0, oldest: null },
          { kind: 'differences', count: 0, oldest: null },
          { kind: 'handOvers', count: 0, oldest: null },
          { kind: 'reports', count: 3, oldest: '2026-11-22T13:14:00+09:00', href: '#reports' },
        ]}
        differences={[]}
        at="2026-11-22T13:42:00+09:00"
      />
    ),
    main: (
      <>
        <PickupProgress
          figures={{
            waiting: 214,
            handedOver: 128,
            hours: [21, 34, 38, 35].map((count, index) => ({ hour: 10 + index, count })),
            hour: 13,
            counter: {
              at: '2026-11-22T13:42:00+09:00',
              opensAt: '2026-11-22T10:00:00+09:00',
              closesAt: '2026-11-22T16:30:00+09:00',
            },
          }}
          waitingHref="#waiting"
          handedOverHref="#handed-over"
        />
        <ServiceStatus items={[{ name: 'payment', state: 'working', since: null }]} />
      </>
    ),
    side: (
      <SalesSummary
        today={sales}
        month={sales}
        monthNumber={11}
        hrefs={{ today: '#today', month: '#month', tills: '#tills' }}
      />
    ),
  },
} satisfies Meta<typeof TodayBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '自動で更新',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026.11.22 13:42 現在・自動で更新')).toBeVisible();
  },
};

export const Offline: Story = {
  name: '通信が切れた',
  args: { live: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026.11.22 13:42 現在・通信が切れています')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: {
    at: null,
    attention: <AttentionTiles items={null} differences={[]} at="" />,
    main: <PickupProgress figures={null} waitingHref="#" handedOverHref="#" />,
    side: <ServiceStatus items={null} />,
  },
};
