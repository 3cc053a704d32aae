import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileImport } from './FileImport';

const csv = { pending: false, onSave: fn() };

const meta = {
  id: 'file-import',
  title: '共用の部品/FileImport',
  component: FileImport,
  tags: ['visual', '[STOCK-01]'],
  args: {
    kind: 'products',
    preview: null,
    done: null,
    pending: false,
    error: null,
    onFile: fn(),
    onConfirm: fn(),
    csv,
  },
} satisfies Meta<typeof FileImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  name: '選ぶ前',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSVで保存' }));
    await expect(csv.onSave).toHaveBeenCalled();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for files.');
    await userEvent.upload(input, new File(['商品名'], 'goods.csv', { type: 'text/csv' }));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

export const Matches: Story = {
  name: '試合',
  tags: ['[MATCH-01]'],
  args: { kind: 'matches' },
};

export const Ready: Story = {
  name: '変わるもの',
  args: { preview: { added: 2, changed: 5, problems: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2件を追加し、5件を変えます。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '読み込む' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Problems: Story = {
  name: '直すところがある',
  args: {
    preview: {
      ...{ added: 0, changed: 0 },
      problems: [
        '行 3「価格」: 「二百」は整数として読めません。',
        '行 4「写真」: 空欄にしてください。画像は、商品の画面で入れます。',
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/直すところが2件あります/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '読み込む' })).toBeNull();
  },
};

export const Nothing: Story = {
  name: '変わるものがない',
  args: { preview: { added: 0, changed: 0, problems: [] } },
};

export const Done: Story = { name: '読み込んだ', args: { done: { added: 2, changed: 5 } } };

export const Failed: Story = {
  name: '読み込めなかった',
  args: { error: 'サーバーに接続できません。通信を確認してください。' },
};
