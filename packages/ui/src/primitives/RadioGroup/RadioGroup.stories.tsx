import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Matrix } from '../../testing';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';
import { choices } from './RadioGroup.css';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const deliveries = [
  {
    value: 'venue',
    label: '会場で受け取る',
    description: '送料はかかりません。QRコードを受け取りカウンターでお見せください。',
  },
  {
    value: 'shipping',
    label: '配送',
    description: '全国一律 ¥200。カードの承認から5営業日以内に発送します。',
  },
];

const meta = {
  id: 'radio-group',
  title: '部品/RadioGroup',
  component: RadioGroup,
  args: { label: '受け取り方法', items: deliveries, value: 'venue', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<RadioGroupProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '操作',
  args: { kind: 'card' },
  play: async ({ args, canvas, userEvent, step }) => {
    const venue = canvas.getByRole('radio', { name: '会場で受け取る' });
    const shipping = canvas.getByRole('radio', { name: '配送' });
    await step('名前と説明', async () => {
      await expect(canvas.getByRole('radiogroup', { name: '受け取り方法' })).toBeVisible();
      await expect(shipping).toHaveAccessibleDescription(/^全国一律/);
    });
    await step('キーボード', async () => {
      await userEvent.tab();
      await expect(venue).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(shipping).toHaveFocus();
      await expect(shipping).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('shipping');
    });
    await step('カードのどこを押しても選べる', async () => {
      const card = venue.closest('label');
      await expect(card?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.click(card ?? venue);
      await expect(venue).toBeChecked();
    });
  },
};

export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={choices}>{(variants) => <Controlled {...args} {...variants} />}</Matrix>
  ),
};

export const Plain: Story = {
  name: '短い選択肢',
  tags: ['visual'],
  args: {
    label: '投げる手',
    necessity: 'optional',
    value: null,
    items: [
      { value: 'right', label: '右投' },
      { value: 'left', label: '左投' },
    ],
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
      await expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        44,
      );
    }
  },
};

export const WithError: Story = {
  name: 'エラー',
  tags: ['visual'],
  args: {
    kind: 'card',
    value: null,
    necessity: 'required',
    hint: 'ご注文のあとは変更できません。',
    error: '受け取り方法をお選びください',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '受け取り方法' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription(
      'ご注文のあとは変更できません。 受け取り方法をお選びください',
    );
  },
};

export const DisabledItem: Story = {
  name: '選べない選択肢',
  tags: ['visual'],
  args: {
    kind: 'card',
    items: [
      {
        value: 'venue',
        label: '会場で受け取る',
        description: '次のホームゲームまで7日以上あるため、いまは選べません。',
        disabled: true,
      },
      { value: 'shipping', label: '配送', description: '全国一律 ¥200' },
    ],
    value: 'shipping',
  },
  play: async ({ args, canvas, userEvent }) => {
    const venue = canvas.getByRole('radio', { name: '会場で受け取る' });
    await userEvent.click(venue);
    await expect(venue).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: '配送' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    venue.blur();
  },
};
