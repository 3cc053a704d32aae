import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../primitives';
import { ProductOptions } from './ProductOptions';

const items = [
  { id: 1, label: 'S', price: null },
  { id: 2, label: 'M', price: null },
  { id: 3, label: 'XL', price: 9350 },
];

const meta = {
  id: 'product-options',
  title: '画面の部品/ショップ/ProductOptions',
  component: ProductOptions,
  tags: ['visual', '[STOCK-04]'],
  args: {
    ...{ items, draft: null, onDraftChange: fn(), onSave: fn(), pending: false, error: null },
    lastChange: { by: '佐野 みなみ', at: '2026-11-22T13:21:00+09:00' },
  },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft);
    return <ProductOptions {...args} draft={draft} onDraftChange={setDraft} />;
  },
} satisfies Meta<typeof ProductOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '種類がある',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '種類を保存する' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '種類3を前へ' }));
    await userEvent.click(canvas.getByRole('textbox', { name: '種類2の名前' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await userEvent.click(canvas.getByRole('button', { name: '種類3をやめる' }));
    await expect(canvas.getByText(/「M」をやめます/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '種類を増やす' }));
    await userEvent.click(canvas.getByRole('button', { name: '種類を保存する' }));
    await expect(canvas.getByText('名前を入力してください。')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: '種類3の名前' }), 'ｓ');
    await userEvent.click(canvas.getByRole('button', { name: '種類を保存する' }));
    await expect(canvas.getByText('同じ名前の種類があります。')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '種類3の名前' }), 'S');
    await userEvent.type(canvas.getByRole('textbox', { name: /種類3の価格/ }), '８８００');
    await userEvent.click(canvas.getByRole('button', { name: '種類を保存する' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      { id: 3, label: 'XL', price: 9350 },
      { id: 1, label: 'S', price: null },
      { id: null, label: 'ｓS', price: 8800 },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(canvas.getByRole('textbox', { name: '種類2の名前' })).toHaveValue('M');
  },
};

export const None: Story = {
  name: '種類がない',
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '種類を増やす' }));
    await expect(canvas.getByText(/ひとつの商品としては売らなくなります/)).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'ほかの人が先に変えた',
  render: function Render(args) {
    const [shown, setShown] = useState(args.items);
    const [draft, setDraft] = useState(args.draft);
    return (
      <>
        <ProductOptions {...args} items={shown} draft={draft} onDraftChange={setDraft} />
        <Button onClick={() => setShown(items.slice(0, 2))}>ほかの人が変える</Button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '種類1の名前' }), 'S');
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの人が変える' }));
    await expect(
      canvas.getByText(
        /2026\.11\.22 13:21に、佐野 みなみさんが種類を変えました。いまの種類は「S」「M」です/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '種類1の名前' })).toHaveValue('SS');
    await userEvent.click(canvas.getByRole('button', { name: '入力した種類で保存する' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      { id: 1, label: 'SS', price: null },
      { id: 2, label: 'M', price: null },
      { id: null, label: 'XL', price: 9350 },
    ]);
  },
};

export const Failed: Story = {
  name: '保存できなかった',
  args: { error: 'サーバーに接続できません。通信を確認してください。' },
};
