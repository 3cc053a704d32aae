import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { demoGoods } from '../../../testing';
import { type ProductImage, ProductImages } from './ProductImages';

const items = demoGoods('towel').imageUrls.map((url, index) => ({
  name: `towel-${index}.webp`,
  url,
  text: index === 0 ? '赤いタオルを広げたところ' : '',
})) satisfies ProductImage[];

const meta = {
  id: 'product-images',
  title: '画面の部品/ショップ/ProductImages',
  component: ProductImages,
  tags: ['visual', '[STOCK-01]'],
  args: { items, onChange: fn(), onAdd: fn(), pending: false, error: null },
} satisfies Meta<typeof ProductImages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which pictures have a text. */
const order = (root: HTMLElement) =>
  [...root.querySelectorAll('input:not([type="file"])')].map(
    (field) => field instanceof HTMLInputElement && field.value !== '',
  );

export const Some: Story = {
  name: '写真がある',
  render: function Render(args) {
    const [shown, setShown] = useState<readonly ProductImage[]>(args.items);
    return <ProductImages {...args} items={shown} onChange={setShown} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '赤いタオルを広げたところ' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '写真1を後ろへ' }));
    await expect(order(canvasElement)).toEqual([false, true, false]);
    await userEvent.click(canvas.getAllByRole('textbox')[1] as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(order(canvasElement)).toEqual([false, false, true]);
    await userEvent.click(canvas.getByRole('button', { name: '写真1を外す' }));
    await expect(order(canvasElement)).toEqual([false, true]);
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, '畳んだところ');
    await expect(order(canvasElement)).toEqual([true, true]);
  },
};

async function redPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser does not draw.');
  drawing.fillStyle = 'red';
  drawing.fillRect(0, 0, 150, 200);
  drawing.fillStyle = 'blue';
  drawing.fillRect(150, 0, 150, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' });
}

async function choose(root: HTMLElement, file: File) {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return within(await screen.findByRole('dialog', { name: '写真を切り抜く' }));
}

export const Cropping: Story = {
  name: '切り抜く',
  args: { items: [] },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await choose(canvasElement, await redPicture());
    const use = dialog.getByRole('button', { name: 'この範囲を使う' });
    await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled', 'true'));
    dialog.getByRole('group').focus();
    // To the right edge: only the blue half is left after it was enlarged.
    await userEvent.keyboard('+++++');
    for (let press = 0; press < 20; press++) await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(use);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    const [picture] = (args.onAdd as ReturnType<typeof fn>).mock.calls[0] as [Blob];
    const { width, height } = await createImageBitmap(picture);
    await expect([picture.type, width]).toEqual(['image/jpeg', height]);
  },
};

export const Unreadable: Story = {
  name: '開けない画像',
  tags: ['!visual'],
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, new File(['x'], 'x.png', { type: 'image/png' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/この画像は開けません/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'この範囲を使う' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const None: Story = { name: '写真がない', args: { items: [] } };

export const Uploading: Story = {
  name: '送っている',
  args: { items: items.slice(0, 1), pending: true },
};

export const Failed: Story = {
  name: '送れなかった',
  args: { items: [], error: 'サーバーに接続できません。通信を確認してください。' },
};

export const Full: Story = {
  name: '10枚ある',
  tags: ['!visual'],
  args: {
    items: Array.from({ length: 10 }, (_, index) => ({
      ...{ name: `${index}.webp`, text: '' },
      url: items[index % items.length]?.url ?? '',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '写真は10枚までです。' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
