import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sakura } from '../../../testing';
import { AddressCard, AddressCardSkeleton } from './AddressCard';

const meta = {
  id: 'address-card',
  title: '画面の部品/マイページ/AddressCard',
  component: AddressCard,
  tags: ['visual'],
  args: { address: sakura, editHref: '#edit' },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: '登録済み',
  tags: ['[LOC-01]'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('〒231-0002')).toBeVisible();
    await expect(canvas.getByText('神奈川県横浜市中区海岸通1-2-3')).toBeVisible();
    await expect(canvas.getByText('090-1234-5678')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '編集する' })).toHaveAttribute('href', '#edit');
  },
};

export const None: Story = {
  name: '未登録',
  tags: ['[LOC-01]'],
  args: { address: null, onEdit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const create = canvas.getByRole('link', { name: '登録する' });
    await expect(create).toHaveAttribute('href', '#edit');
    await userEvent.click(create);
    await expect(args.onEdit).toHaveBeenCalledOnce();
    create.blur();
  },
};

export const Long: Story = {
  name: '長い住所と、変わった文字の名前',
  args: {
    address: {
      ...sakura,
      name: '髙﨑 𠮷右衛門之介',
      email: 'a-very-long-address-of-a-very-patient-person.who.waits@subdomain.example.photography',
      street: '愛宕町字上野中下海岸通り沿い大字港南中央区画整理地内百二十三番地の四十五',
      building: 'グランドシティタワーズ・ザ・ハマノスカイライン横浜海岸通りレジデンス 3801',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = { name: '読み込み中', render: () => <AddressCardSkeleton /> };
