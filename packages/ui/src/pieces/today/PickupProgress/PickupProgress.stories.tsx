import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PickupProgress } from './PickupProgress';

const meta = {
  id: 'pickup-progress',
  title: '画面の部品/今日/PickupProgress',
  component: PickupProgress,
  tags: ['visual', '[TODAY-01]'],
  args: {
    figures: {
      waiting: 214,
      handedOver: 128,
      hours: [
        { hour: 10, count: 21 },
        { hour: 11, count: 34 },
        { hour: 12, count: 38 },
        { hour: 13, count: 35 },
      ],
      hour: 13,
    },
    waitingHref: '#waiting',
    handedOverHref: '#handed-over',
  },
} satisfies Meta<typeof PickupProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '渡している',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '214' })).toHaveAttribute('href', '#waiting');
    await expect(canvas.getByRole('table', { name: '1時間ごとに渡した数' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '13時台（いま） 35' })).toBeVisible();
  },
};

export const OfMatch: Story = {
  name: '試合の日',
  tags: ['[MATCH-07]'],
  args: {
    figures: {
      ...meta.args.figures,
      match: {
        ...{ opponent: '港南マリナーズ', orders: 240, handedOver: 120, href: '#match' },
        booth: { pieces: 46, sum: 82_800 },
      },
    },
  },
  play: async ({ canvas }) => {
    const match = canvas.getByRole('link', { name: '対 港南マリナーズ' });
    await expect(match).toHaveAttribute('href', '#match');
    await expect(canvas.getByText('240件のうち120件を渡し、残り120件')).toBeVisible();
    await expect(canvas.getByText('ブースで46点 ¥82,800')).toBeVisible();
  },
};

/** At this time in Japan, with this number of waiting orders. */
const at = (time: string, waiting: number) => ({
  figures: {
    ...meta.args.figures,
    waiting,
    hour: Number(time.slice(0, 2)),
    counter: {
      at: `2026-11-22T${time}:00+09:00`,
      opensAt: '2026-11-22T10:00:00+09:00',
      closesAt: '2026-11-22T16:30:00+09:00',
    },
  },
});

const pace =
  (term: string | null, value: string | null, times: string): NonNullable<Story['play']> =>
  async ({ canvas, step }) => {
    await step('[TODAY-01] 必要なペースと、受け渡しの時間', async () => {
      const texts = canvas
        .getAllByRole('term')
        .map((element) => element.parentElement?.textContent);
      await expect(texts.slice(2)).toEqual([
        ...(term === null ? [] : [`${term}${value}`]),
        `受け渡しの時間${times}`,
      ]);
    });
  };

export const BeforeOpening: Story = {
  name: '始まる前',
  args: { figures: { ...at('09:20', 342).figures, handedOver: 0, hours: [] } },
  play: pace('必要なペース', '53件／時', '10:00から16:30まで'),
};

export const Open: Story = {
  name: '必要なペース',
  args: at('13:42', 214),
  play: pace('必要なペース', '77件／時', '16:30まで'),
};

export const OpenNobody: Story = {
  name: '全員に渡した',
  tags: ['!visual'],
  args: at('13:42', 0),
  play: pace(null, null, '16:30まで'),
};

export const LastHour: Story = {
  name: '最後の1時間',
  args: at('15:48', 31),
  play: pace('受け渡しの終わりまで', '残り42分', '16:30まで'),
};

export const AfterClosing: Story = {
  name: '終わったあと',
  args: at('17:05', 6),
  play: pace(null, null, '16:30に終わりました。待っている注文があります'),
};

export const AfterClosingNobody: Story = {
  name: '全員に渡して終わった',
  tags: ['!visual'],
  args: at('17:05', 0),
  play: pace(null, null, '16:30に終わりました'),
};

export const WholeDay: Story = {
  name: '一日中、空いた時間もある',
  args: {
    figures: {
      waiting: 3,
      handedOver: 1204,
      hours: [
        { hour: 7, count: 2 },
        { hour: 9, count: 480 },
        { hour: 10, count: 512 },
        { hour: 18, count: 210 },
      ],
      hour: 22,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '8時台 0' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(17);
  },
};

export const Zero: Story = {
  name: 'まだ渡していない',
  args: { figures: { waiting: 342, handedOver: 0, hours: [], hour: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今日はまだ渡していません。')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Nobody: Story = {
  name: '待つ注文もない',
  args: { figures: { waiting: 0, handedOver: 0, hours: [], hour: 9 } },
};

export const Loading: Story = { name: '読み込み中', args: { figures: null } };
