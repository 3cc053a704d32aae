import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goods } from '../../../testing';
import { StaffProductList, type StaffProductListItem } from './StaffProductList';

const states = ['on_sale', 'on_sale', 'hidden', 'retired'] as const;

const items = goods(4).map(({ id, name, price, category, imageUrls }, index) => ({
  ...{ id, name, price, category },
  state: states[index] ?? 'on_sale',
  imageUrl: imageUrls[0] ?? '',
  isSoldElsewhere: index === 3,
  options: [
    index === 2
      ? { id, label: '', price: null, onHand: null, held: 0, sellable: null, version: 0 }
      : {
          id,
          label: '',
          price: null,
          onHand: 1234 - index * 600,
          held: 12,
          sellable: 1222 - index * 600,
          version: 4,
        },
  ],
})) satisfies StaffProductListItem[];

const sorting = {
  active: false,
  pending: false,
  error: null,
  onStart: fn(),
  onMove: fn(),
  onSave: fn(),
  onCancel: fn(),
};

const onChange = fn();

const meta = {
  id: 'staff-product-list',
  title: '画面の部品/ショップ/StaffProductList',
  component: StaffProductList,
  tags: ['visual', '[STOCK-01]'],
  args: {
    items,
    hrefOf: (id) => `#${id}`,
    newHref: '#new',
    importHref: '#import',
    priceTagsHref: '#tags',
    filter: { state: '', onChange },
    sorting,
  },
} satisfies Meta<typeof StaffProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '商品がある',
  play: async ({ canvas, userEvent }) => {
    const [, first, , third, fourth] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('1,234');
    await expect(first).toHaveTextContent('1,222');
    await expect(third).toHaveTextContent('数えない');
    await expect(fourth).toHaveTextContent('外部のサイト');
    await expect(canvas.getByRole('link', { name: '商品を追加' })).toHaveAttribute('href', '#new');
    await userEvent.click(canvas.getByRole('tab', { name: '非公開' }));
    await expect(onChange).toHaveBeenCalledWith('hidden');
    await userEvent.click(canvas.getByRole('button', { name: '並べ替え' }));
    await expect(sorting.onStart).toHaveBeenCalled();
  },
};

export const Options: Story = {
  name: '種類がある',
  args: {
    items: items.slice(0, 1).map((item) => ({
      ...item,
      options: ['S', 'M', 'L'].map((label, index) => ({
        ...{ id: index + 1, label, price: null, held: index },
        ...{ onHand: index * 8, sellable: index * 7, version: 3 },
      })),
    })),
  },
};

export const Sorting: Story = {
  name: '並べ替えている',
  args: { sorting: { ...sorting, active: true } },
  play: async ({ canvas, userEvent }) => {
    const [first] = items;
    await expect(canvas.getByRole('button', { name: `「${first?.name}」を上へ` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: `「${first?.name}」を下へ` }));
    await expect(sorting.onMove).toHaveBeenCalledWith(1, 1);
    await userEvent.click(canvas.getByRole('button', { name: '並び順を保存' }));
    await expect(sorting.onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'やめる' }));
    await expect(sorting.onCancel).toHaveBeenCalled();
  },
};

export const SortingRefused: Story = {
  name: '並び順を保存できなかった',
  args: {
    sorting: {
      ...sorting,
      active: true,
      error: '並べ替えているあいだに、商品が増えました。一覧を読み込み直してください。',
    },
  },
};

export const None: Story = {
  name: '合う商品がない',
  args: { items: items.slice(0, 1), filter: { state: 'retired', onChange } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'すべての商品を見る' }));
    await expect(onChange).toHaveBeenCalledWith('');
  },
};

export const Empty: Story = { name: 'まだ商品がない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };
