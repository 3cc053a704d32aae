import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { DayField } from './DayField';

const meta = {
  id: 'day-field',
  title: '部品/DayField',
  component: DayField,
  tags: ['visual'],
  args: { label: '開始日', value: '2026-11-22', onValueChange: fn() },
  render: function WithValue({ value: first, onValueChange, ...props }) {
    const [value, setValue] = useState(first);
    return (
      <DayField
        {...props}
        value={value}
        onValueChange={(day) => {
          setValue(day);
          onValueChange(day);
        }}
      />
    );
  },
} satisfies Meta<typeof DayField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '選んだ日',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('開始日');
    await fireEvent.change(field, { target: { value: '2026-11-23' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23');
    await expect(field).toHaveValue('2026-11-23');
    // A year that is still being typed is not reported.
    await fireEvent.change(field, { target: { value: '0002-11-23' } });
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const WithTime: Story = {
  name: '時刻まで選ぶ',
  args: { label: '販売開始', withTime: true, value: '2026-12-01T10:00' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('販売開始');
    await fireEvent.change(field, { target: { value: '2026-12-01T12:30' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01T12:30');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const AllVariants: Story = {
  name: '全種類',
  render: (args) => (
    <Stack>
      <DayField {...args} />
      <DayField {...args} value="" />
      <DayField {...args} withTime value="2026-11-22T09:12" hint="空なら、公開したときから。" />
      <DayField {...args} error="終了日より前の日にしてください。" />
    </Stack>
  ),
};
