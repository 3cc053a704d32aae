import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { demoGoods } from '../../../testing';
import { AddedDialog } from './AddedDialog';

const meta = {
  id: 'added-dialog',
  title: '画面の部品/ショップ/AddedDialog',
  component: AddedDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    product: demoGoods('towel'),
    quantity: 2,
    cartHref: '#cart',
    onClose: fn(),
  },
} satisfies Meta<typeof AddedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'カートへ進むか、買い物を続けるか',
  tags: ['[GOODS-03]'],
  play: async ({ args, userEvent, step }) => {
    await step('何をいくつ入れたかがわかる', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'カートに追加しました' });
      await expect(dialog).toHaveTextContent('スカーレットマフラータオル');
      await expect(dialog).toHaveTextContent('数量 2');
    });
    await step('カートへのリンクと、閉じるボタン', async () => {
      await expect(screen.getByRole('link', { name: 'カートへ進む' })).toHaveAttribute(
        'href',
        '#cart',
      );
      await userEvent.click(screen.getByRole('button', { name: '買い物を続ける' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

export const Option: Story = {
  name: '選んだ種類',
  tags: ['[STOCK-04]'],
  args: { product: demoGoods('jersey'), option: 'L' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('ホームユニフォーム 2026 L');
  },
};

export const Longest: Story = {
  name: '長い名前、写真がない',
  args: {
    product: {
      name: 'ダイヤモンドモチーフリング（限定一〇〇点・名入れできます・専用の小箱つき）',
      imageUrls: [],
    },
    quantity: 999_999_999,
  },
};
