import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityField, type QuantityFieldProps } from './QuantityField';

function Controlled(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

/** Like a cart, which ignores null. */
function KeepsItsNumber(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityField
      {...props}
      value={value}
      onValueChange={(next) => {
        if (next !== null) setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  id: 'quantity-field',
  title: '部品/QuantityField',
  component: QuantityField,
  args: { value: 1, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '操作',
  tags: ['[GOODS-04]'],
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    const plus = canvas.getByRole('button', { name: '数量を増やす' });
    const minus = canvas.getByRole('button', { name: '数量を減らす' });

    await step('1より下には減らない', async () => {
      await expect(minus).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(minus);
      await expect(input).toHaveValue('1');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('ボタンで増減し、読み上げる', async () => {
      await userEvent.click(plus);
      await userEvent.click(plus);
      await expect(input).toHaveValue('3');
      await expect(canvas.getByRole('status')).toHaveTextContent('数量 3');
      await userEvent.click(minus);
      await expect(canvas.getByRole('status')).toHaveTextContent('数量 2');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    });
    await step('上下キー', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(input).toHaveValue('3');
      await expect(canvas.getByRole('status')).toHaveTextContent('数量 3');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(input).toHaveValue('1');
    });
    await step('空にして打ち直せる。離れるまではエラーにしない', async () => {
      await userEvent.clear(input);
      await expect(input).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(input).not.toBeInvalid();
      await userEvent.type(input, '12');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    });
    await step('大きさ', async () => {
      await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
      for (const button of canvas.getAllByRole('button')) {
        const { width, height } = button.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const One: Story = { name: '1個', tags: ['visual'] };

export const Many: Story = {
  name: '9けた',
  tags: ['visual'],
  args: { value: 999_999_999 },
  play: async ({ args, canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: '数量を増やす' });
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus);
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('999999999');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(null);
    input.blur();
  },
};

export const Messages: Story = {
  name: '3つのメッセージ',
  tags: ['[GOODS-04]'],
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    const cases = [
      ['', '正しい数量を入力してください'],
      ['007', '正しい数量を入力してください'],
      ['3.0e2', '正しい数量を入力してください'],
      ['0', '数量は1以上で入力してください'],
      ['-1', '数量は1以上で入力してください'],
    ] as const;
    for (const [text, message] of cases) {
      await step(`「${text}」`, async () => {
        await userEvent.clear(input);
        await userEvent.paste(text);
        await expect(input).toHaveValue(text);
        await userEvent.tab();
        await expect(input).toBeInvalid();
        await expect(input).toHaveAccessibleDescription(message);
      });
    }
    await step('直すとすぐに消える', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '２');
      await expect(input).toHaveValue('2');
      await expect(input).not.toBeInvalid();
    });
    await step('空から増やすと1になる', async () => {
      await userEvent.clear(input);
      await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
      await expect(input).toHaveValue('1');
    });
  },
};

export const BlockedKeys: Story = {
  name: '入らない文字',
  tags: ['[GOODS-04]'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.type(input, 'eE+-.5');
    await expect(input).toHaveValue('15');
  },
};

export const TooMany: Story = {
  name: '大きすぎる数量',
  tags: ['visual', '[GOODS-04]'],
  args: { value: 1_000_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '数量は999999999以下で入力してください',
    );
  },
};

export const SentTooEarly: Story = {
  name: '空のまま送ろうとした',
  tags: ['visual'],
  args: { value: null, checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '正しい数量を入力してください',
    );
  },
};

export const InCart: Story = {
  name: '1個のときは削除',
  tags: ['visual', '[CART-01]'],
  args: { value: 2, labelHidden: true, itemName: '背番号キーホルダー', onDelete: fn() },
  render: (args) => <KeepsItsNumber {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await expect(canvas.getByRole('group', { name: '背番号キーホルダー' })).toBeVisible();
    await step('空にしても、カートの数量はそのまま', async () => {
      await userEvent.clear(input);
      await expect(input).toHaveValue('');
      await userEvent.type(input, '2');
    });
    await step('いそいで押しても消えない', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: '数量を減らす' }));
      await expect(input).toHaveValue('1');
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
    await step('フォーカスは残り、削除に変わる', async () => {
      const remove = canvas.getByRole('button', { name: '商品を削除' });
      await expect(remove).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: '数量を減らす' })).toBeNull();
      await userEvent.click(remove);
      await expect(args.onDelete).toHaveBeenCalledTimes(1);
    });
    input.focus();
    input.blur();
  },
};

export const Outside: Story = {
  name: '外から変わる',
  render: (args) => <ChangedOutside {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'ほかのタブで5個にする' }));
    await expect(input).toHaveValue('5');
    await expect(input).not.toBeInvalid();
  },
};

function ChangedOutside(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <QuantityField {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(5)}>
        ほかのタブで5個にする
      </button>
    </>
  );
}
