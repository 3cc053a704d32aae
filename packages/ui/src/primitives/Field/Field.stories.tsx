import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';
import { control as fieldControl } from './Field.css';

const meta = {
  id: 'field',
  title: '部品/Field',
  component: Field,
  tags: ['visual'],
  args: {
    label: '番地',
    children: (control) => <input {...control} className={fieldControl} autoComplete="off" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('番地'));
    await expect(canvas.getByRole('textbox', { name: '番地' })).toHaveFocus();
  },
};

export const Required: Story = {
  name: '必須',
  args: { necessity: 'required', hint: '例：海岸通1-2-3' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '番地' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('例：海岸通1-2-3');
  },
};

export const Optional: Story = { name: '任意', args: { label: '建物名', necessity: 'optional' } };

export const WithError: Story = {
  name: 'エラー',
  args: { necessity: 'required', hint: '例：海岸通1-2-3', error: '必須項目です' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '番地' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('例：海岸通1-2-3 必須項目です');
  },
};

export const LabelHidden: Story = {
  name: 'ラベルを見せない',
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '番地' })).toBeVisible();
  },
};
