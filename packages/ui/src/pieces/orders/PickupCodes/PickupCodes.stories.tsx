import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UiProvider } from '../../../primitives';
import { adminOrder, readCode, sampleMatch } from '../../../testing';
import { PickupCodes } from './PickupCodes';

const pickup = (id: string, ...names: string[]) => ({
  id,
  code: adminOrder(id),
  items: names.map((name, index) => ({ name, quantity: index + 1 })),
});

const items = [
  pickup('261121-7K3MPQ', 'フェイスタオル', '応援バット'),
  pickup('261118-B9T4ZD', '選手アクリルスタンド'),
  pickup('261102-XW52QH', 'レプリカユニフォーム'),
];

const meta = {
  id: 'pickup-codes',
  title: '画面の部品/注文/PickupCodes',
  component: PickupCodes,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { open: true, items, status: 'ready', onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof PickupCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownCode = () => screen.getByRole('img', { name: '受け取り用QRコード' });

export const Several: Story = {
  name: '3件のうち1件ずつ',
  play: async ({ canvas, userEvent, step }) => {
    await step('[QRP-01] 見えているのは1つだけ、読むとその注文の管理画面', async () => {
      await expect(await readCode(shownCode())).toBe(adminOrder('261121-7K3MPQ'));
      await expect(canvas.getByText('3件中1件目')).toBeVisible();
    });
    await step('送ると次のコード', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /次/ }));
      await waitFor(() => expect(canvas.getByText('3件中2件目')).toBeVisible());
      await waitFor(async () =>
        expect(await readCode(shownCode())).toBe(adminOrder('261118-B9T4ZD')),
      );
      await userEvent.click(canvas.getByRole('button', { name: /前/ }));
      await waitFor(() => expect(canvas.getByText('3件中1件目')).toBeVisible());
    });
  },
};

export const One: Story = { name: '1件だけ', args: { items: items.slice(0, 1) } };

export const Option: Story = {
  name: '選んだ種類',
  tags: ['[STOCK-04]', '[STOCK-21]'],
  args: {
    items: [
      {
        ...pickup('261121-7K3MPQ'),
        items: [{ name: 'レプリカユニフォーム', optionLabel: 'L', quantity: 1 }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^レプリカユニフォーム（L）/)).toBeVisible();
  },
};

const where = '受け取り場所: 1塁側正面広場のグッズ引換所（試合日の10時から試合終了まで）';

export const MadeToOrder: Story = {
  name: '受注生産の商品',
  tags: ['[STOCK-15]'],
  args: {
    items: [
      {
        ...pickup('261121-7K3MPQ'),
        items: [{ name: '記念シャツ', deliveryPeriod: '2027年3月下旬', quantity: 1 }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('記念シャツ 1点（引渡時期：2027年3月下旬）')).toBeVisible();
  },
};

export const Place: Story = {
  name: 'クラブが受け取り場所を決めている',
  tags: ['[CLUB-01]'],
  decorators: [
    (Story) => (
      <UiProvider messages={{ PickupCode: { where } }}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(shownCode()).toBeVisible();
    await expect(canvas.getByText(where)).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'オフライン、いつの時点かつき',
  args: { items: items.slice(0, 1), status: 'failed', asOf: '2026-11-21T00:12:00Z' },
  play: async ({ canvas }) => {
    await expect(shownCode()).toBeVisible();
    await expect(canvas.getByText(/最終更新/)).toHaveTextContent('最終更新 2026.11.21 09:12');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Empty: Story = {
  name: '受け取り待ちがない',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '受け取り待ちの注文はありません' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  name: '読み込めない',
  args: { items: [], status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('QRコードを読み込めませんでした');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: [], status: 'loading' } };

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['!visual', '[MATCH-02]'],
  args: { items: [{ ...pickup('261121-7K3MPQ', 'フェイスタオル'), match: sampleMatch }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11月28日（土）')).toBeVisible();
  },
};
