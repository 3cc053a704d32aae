import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  id: 'text-area',
  title: '部品/TextArea',
  component: TextArea,
  tags: ['visual'],
  args: {
    label: 'ひとこと',
    value: '',
    placeholder: '選手への応援をどうぞ',
    onValueChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '未入力' };

export const Filled: Story = {
  name: '入力済み',
  args: { value: '次のホームゲーム、ライト側スタンドから応援します！\n楽しみにしています。' },
};

export const Long: Story = {
  name: '長い文章',
  args: { value: 'スタンドの声がいちばんの力です。'.repeat(30) },
};

export const WithError: Story = {
  name: 'エラー',
  args: { value: '長すぎる文章', error: '1000文字以内で入力してください。' },
};

export const Bare: Story = {
  name: '枠なし',
  args: { kind: 'bare', labelHidden: true, heightRange: [24, 96] },
};

export const Grows: Story = {
  name: '入力に合わせて伸びる',
  tags: ['!visual'],
  args: { heightRange: [24, 96], kind: 'bare' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'ひとこと' });
    const height = () => area.getBoundingClientRect().height;
    await expect(height()).toBe(24);
    await userEvent.type(area, 'あ\nい\nう');
    await expect(height()).toBeGreaterThan(48);
    await userEvent.type(area, '\nえ\nお\nか\nき');
    await expect(height()).toBe(96);
    await userEvent.clear(area);
    await expect(height()).toBe(24);
  },
};

export const SubmitKey: Story = {
  name: 'Ctrl+Enterで送る',
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'ひとこと' });
    await userEvent.type(area, 'がんばれ{Enter}');
    await expect(area).toHaveValue('がんばれ\n');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
