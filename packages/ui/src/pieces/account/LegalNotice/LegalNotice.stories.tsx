import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LegalNotice } from './LegalNotice';

const meta = {
  id: 'legal-notice',
  title: '画面の部品/マイページ/LegalNotice',
  component: LegalNotice,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    kind: 'commerce',
    backHref: '#login',
    items: [
      { term: '販売事業者', description: '鶴浜クレインズ（デモ用の架空の球団です）' },
      { term: '運営責任者', description: '鶴浜クレインズ ファンクラブ事務局' },
      {
        term: '所在地',
        description: '〒231-0002\n神奈川県横浜市中区海岸通1-2-3\n浜野ボールパーク 2階',
      },
      { term: '販売価格', description: '各商品のページに、税込の価格で表示しています。' },
      {
        term: '商品の引き渡し時期',
        description:
          '会場受け取り：購入後、次のホームゲームから\n配送：カード承認後5営業日以内に発送',
      },
      {
        term: '返品・交換',
        description:
          '商品に不具合があるときは、お受け取りから8日以内にお問い合わせください。お客様のご都合による返品はお受けしていません。',
      },
    ],
  },
} satisfies Meta<typeof LegalNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Commerce: Story = {
  name: '特定商取引法',
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(document.title).toBe('特定商取引法に基づく表記'));
    await expect(canvas.getByRole('link', { name: '戻る' })).toHaveAttribute('href', '#login');
    await step('改行は、書かれたとおりに残る', async () => {
      const address = canvas.getByText(/231-0002/);
      const line = Number.parseFloat(getComputedStyle(address).lineHeight);
      await expect(address.getBoundingClientRect().height).toBeGreaterThanOrEqual(line * 3 - 1);
    });
  },
};

export const Privacy: Story = {
  name: '一項目だけ',
  args: {
    kind: 'privacy',
    licensesHref: '#licenses',
    items: [
      {
        term: '取得する情報と利用目的',
        description:
          'LINEのアカウント名とプロフィール画像は、ファンクラブ内での表示に使います。\nお届け先は、商品の配送にだけ使います。',
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('ライセンスは新しいタブで開き、いまの画面はそのまま残る', async () => {
      const link = canvas.getByRole('link', { name: /使っているソフトウェアのライセンス/ });
      await expect(link).toHaveAttribute('href', '#licenses');
      await expect(link).toHaveAttribute('target', '_blank');
    });
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Failed: Story = {
  name: '読み込めなかった',
  tags: ['!visual'],
  args: { items: undefined, error: '読み込めませんでした' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('読み込めませんでした')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Empty: Story = { name: '項目なし', tags: ['!visual'], args: { items: [] } };
