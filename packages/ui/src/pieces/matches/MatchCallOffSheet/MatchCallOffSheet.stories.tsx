import type { components } from '@homestand/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MatchCallOffSheet } from './MatchCallOffSheet';

const title = '11月28日(土)の試合は中止になりました';

const preview: components['schemas']['MatchCallOffPreview'] = {
  ...{ version: 3, orders: 132, fans: 118, reachable: 97 },
  list: [
    { orderId: '261121-7K3MPQ', name: '浜野 さくら', totalPrice: 3600, isPaid: true },
    { orderId: '261122-4H8TRW', name: '小林 航', totalPrice: 1800, isPaid: false },
  ],
  card: { cardId: 21, jerseyNumber: '18', name: '佐伯 颯太', cardType: 'gold' },
  choices: [
    {
      target: {
        matchId: 13,
        day: '2026-12-05',
        opponent: '北嶺ウルブス',
        ground: '鶴浜スタジアム',
      },
      notice: {
        title,
        body: 'お受け取りは、12月5日(土)の試合（鶴浜スタジアム）の窓口に変わりました。お手続きはいりません。',
      },
    },
    {
      target: null,
      notice: {
        title,
        body: 'お受け取りの日は、まだ決まっていません。ご注文は、このままお預かりします。',
      },
    },
  ],
};

const meta = {
  id: 'match-call-off-sheet',
  title: '画面の部品/試合/MatchCallOffSheet',
  component: MatchCallOffSheet,
  tags: ['visual', '[MATCH-04]'],
  args: {
    open: true,
    action: 'canceled',
    preview,
    ...{ pending: false, error: null },
    orderHref: (orderId) => `#${orderId}`,
    ...{ onCallOff: fn(), onClose: fn() },
  },
} satisfies Meta<typeof MatchCallOffSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Canceled: Story = {
  name: '中止にする',
  play: async ({ args, canvas, userEvent, step }) => {
    const sheet = within(canvas.getByRole('dialog', { name: 'この試合を中止にしますか？' }));
    const submit = sheet.getByRole('button', { name: '中止にする' });
    await step('だれに関わるか、ファンが何を読むかがわかる', async () => {
      await expect(sheet.getByText(/132件（118人）/)).toBeVisible();
      await expect(sheet.getByText(/12月5日\(土\)の試合/)).toBeVisible();
      await expect(sheet.getByText('ほかに130件')).toBeInTheDocument();
    });
    await step('いちばん近い試合が選ばれている', async () => {
      await userEvent.click(submit);
      await expect(args.onCallOff).toHaveBeenLastCalledWith(13);
    });
    await step('移さないと、お知らせも変わる', async () => {
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: /移し先/ }), 'stays');
      await expect(sheet.getByText(/まだ決まっていません/)).toBeVisible();
      await userEvent.click(submit);
      await expect(args.onCallOff).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Postponed: Story = { name: '延期にする', args: { action: 'postponed' } };

export const Move: Story = { name: '残った注文を移す', args: { action: 'move' } };

export const Nobody: Story = {
  name: '注文がない',
  args: { preview: { ...preview, orders: 0, fans: 0, reachable: 0, list: [], card: null } },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { preview: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '中止にする' }));
    await expect(args.onCallOff).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { name: '送信中', args: { pending: true } };

export const Failed: Story = {
  name: 'できなかった',
  args: { error: 'この試合の状態は、三浦 さとみさんが変えました。いまの状態を確かめてください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('三浦 さとみさんが変えました');
  },
};

export const Offline: Story = {
  name: '圏外',
  args: {
    preview: null,
    error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
  },
};
