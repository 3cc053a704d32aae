import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { demoGoods } from '../../../testing';
import { OptionTable } from '../OptionTable/OptionTable';
import { ProductPreview } from '../ProductPreview/ProductPreview';
import { ProductDetails } from './ProductDetails';

const preview = <ProductPreview product={demoGoods('towel')} />;
const option = { id: 1, label: '', price: null, onHand: 24, held: 3, sellable: 21, version: 12 };

const onState = fn();
const settled = { pending: false, error: null, onState };

const meta = {
  id: 'product-details',
  title: '画面の部品/ショップ/ProductDetails',
  component: ProductDetails,
  tags: ['visual', '[STOCK-01]'],
  args: {
    publication: { state: 'on_sale', ...settled },
    form: null,
    stock: (
      <OptionTable items={[option]} status="on_sale" fewLeft={5} onCount={fn()} onAdjust={fn()} />
    ),
    priceTagsHref: '#tags',
    preview,
  },
} satisfies Meta<typeof ProductDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  name: '販売中',
  play: async ({ canvas, userEvent }) => {
    onState.mockClear();
    await expect(canvas.getByRole('link', { name: '値札を印刷' })).toHaveAttribute('href', '#tags');
    await userEvent.click(canvas.getByRole('button', { name: '非公開にする' }));
    await expect(onState).toHaveBeenLastCalledWith('hidden');
    await userEvent.click(canvas.getByRole('button', { name: '販売を終了する…' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(onState).toHaveBeenCalledTimes(1);
    await userEvent.click(question.getByRole('button', { name: '販売を終了する' }));
    await expect(onState).toHaveBeenLastCalledWith('retired');
  },
};

export const Hidden: Story = {
  name: '非公開',
  args: { publication: { state: 'hidden', ...settled } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公開する' }));
    await expect(onState).toHaveBeenLastCalledWith('on_sale');
  },
};

export const Retired: Story = {
  name: '販売終了',
  args: { publication: { state: 'retired', ...settled } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '販売終了から戻す' }));
    await expect(onState).toHaveBeenLastCalledWith('hidden');
  },
};

export const Failed: Story = {
  name: '変えられなかった',
  args: {
    publication: {
      ...settled,
      state: 'hidden',
      error: 'サーバーに接続できません。通信を確認してください。',
    },
  },
};

export const New: Story = { name: '新しい商品', args: { publication: null, stock: null } };
