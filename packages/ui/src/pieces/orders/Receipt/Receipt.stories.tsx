import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMatch, shippedOrder, venueOrder } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { Receipt, ReceiptSkeleton } from './Receipt';

const meta = {
  id: 'receipt',
  title: '画面の部品/注文/Receipt',
  component: Receipt,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    receipt: {
      number: 'R261103-M4XW2R',
      issuedAt: '2026-11-03T03:05:12.000Z',
      total: 6300,
      taxRate: 10,
      tax: 572,
      issuer: {
        name: '鶴浜クレインズ',
        registrationNumber: 'T1234567890123',
        address: '神奈川県横浜市中区山下町1-1',
      },
    },
    order: shippedOrder,
    onPrint: fn(),
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '宛名は空欄',
  play: async ({ canvas, step }) => {
    const paper = canvas.getByRole('article', { name: '領収書' });
    await step('番号、発行日、金額、税、内訳、発行者、登録番号', async () => {
      for (const words of [
        'R261103-M4XW2R',
        '2026.11.03',
        '¥6,300-',
        'グッズ代として',
        'フェイスタオル¥1,800 × 2¥3,600',
        '送料¥200',
        '10%対象（税込）¥6,300',
        'うち消費税（10%）¥572',
        'クレジットカード',
        '鶴浜クレインズ',
        '登録番号 T1234567890123',
      ])
        await expect(paper).toHaveTextContent(words);
    });
    await step('空欄の宛名にも「様」', async () => {
      await expect(canvas.getByText('様')).toBeVisible();
    });
  },
};

export const MadeOut: Story = {
  name: '宛名を書いて印刷',
  play: async ({ args, canvas, userEvent, step }) => {
    const paper = canvas.getByRole('article', { name: '領収書' });
    const field = canvas.getByRole('textbox', { name: /宛名/ });
    await userEvent.type(field, '浜野 さくら');
    await expect(paper).toHaveTextContent('浜野 さくら様');
    await step('「御中」まで書けば「様」はつかない', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '浜野商店街振興組合 御中');
      await expect(paper).toHaveTextContent('浜野商店街振興組合 御中');
      await expect(paper).not.toHaveTextContent('御中様');
    });
    await userEvent.click(canvas.getByRole('button', { name: '印刷・PDFに保存' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

export const Refunded: Story = {
  name: '一部を返金した',
  tags: ['[ORDM-04]'],
  args: {
    receipt: {
      ...meta.args.receipt,
      number: 'R261103-M4XW2R-2',
      total: 4500,
      tax: 409,
      refunded: 1800,
    },
  },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: '領収書' });
    for (const words of ['R261103-M4XW2R-2', '¥4,500-', '返金-¥1,800', 'うち消費税（10%）¥409'])
      await expect(paper).toHaveTextContent(words);
  },
};

export const NotRegistered: Story = {
  name: '登録番号のないクラブ',
  args: {
    receipt: {
      number: 'R261103-M4XW2R',
      issuedAt: '2026-11-03T03:05:12.000Z',
      total: 6300,
      taxRate: 10,
      tax: 572,
      issuer: { name: '鶴浜クレインズ', registrationNumber: null, address: null },
    },
  },
  play: async (context) => {
    await expectOnlyInTwin(context, { receipt: meta.args.receipt }, () =>
      context.canvas.queryByText(/登録番号/),
    );
  },
};

export const Dark: Story = { name: 'ダークモードでも紙は白', globals: { theme: 'dark' } };

export const Loading: Story = {
  name: '読み込み中',
  render: () => <ReceiptSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('領収書を読み込んでいます');
  },
};

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['[MATCH-02]'],
  args: { order: { ...venueOrder, match: sampleMatch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '領収書' })).toHaveTextContent(
      '11月28日（土） 対 港南マリナーズ鶴浜スタジアム',
    );
  },
};
