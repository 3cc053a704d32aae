import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  id: 'search-field',
  title: '部品/SearchField',
  component: SearchField,
  tags: ['visual'],
  args: {
    label: '番号かお名前で探す',
    value: '',
    placeholder: '番号の最後の6文字・お名前',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '未入力',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: '番号かお名前で探す' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Typing: Story = { name: '入力中', args: { value: 'Ｋ７ｐ' } };
export const Results: Story = { name: '結果の件数つき', args: { value: 'Ｋ７ｐ', note: '2件' } };
export const None: Story = { name: '見つからない', args: { value: 'ZZZ', note: '0件' } };
export const Long: Story = {
  name: '長い文字',
  args: { value: '鶴浜クレインズ応援団 東京支部 代表 佐藤', note: '12件' },
};

const search = fn();

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: function Live(args) {
    const [value, setValue] = useState('');
    return <SearchField {...args} value={value} onValueChange={setValue} onSearch={search} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('Enter で探す', async () => {
      search.mockClear();
      await userEvent.type(field, 'k7p{Enter}');
      await expect(search).toHaveBeenCalledTimes(1);
    });
    await step('変換を決める Enter では探さない', async () => {
      await fireEvent.compositionStart(field);
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
      await fireEvent.compositionEnd(field);
      await expect(search).toHaveBeenCalledTimes(1);
    });
    await step('消すと、続けて入力できる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '入力を消す' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};
