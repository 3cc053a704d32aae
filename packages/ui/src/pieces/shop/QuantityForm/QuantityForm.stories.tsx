import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuantityForm, type QuantityFormProps } from './QuantityForm';
import { useQuantityForm } from './useQuantityForm';

const add = fn(async (_quantity: number): Promise<void> => {});
const order = fn();

const unreachable = 'サーバーに接続できません。通信を確認して、もう一度お試しください。';

/** As on the product's page. */
function Live({ price }: Pick<QuantityFormProps, 'price'>) {
  const form = useQuantityForm({
    price,
    onAdd: add,
    failureOf: () => unreachable,
    onOrder: order,
  });
  return <QuantityForm {...form} />;
}

const meta = {
  id: 'quantity-form',
  title: '画面の部品/ショップ/QuantityForm',
  component: QuantityForm,
  tags: ['visual'],
  args: {
    price: 2200,
    quantity: 1,
    onQuantityChange: fn(),
    onWayChange: fn(),
    onSubmit: fn(),
    payableAtPickup: true,
  },
  beforeEach: () => {
    add.mockReset();
    add.mockImplementation(async () => {});
    order.mockReset();
  },
} satisfies Meta<typeof QuantityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const CartOnly: Story = { name: '会場払いがない', args: { payableAtPickup: false } };

export const Many: Story = {
  name: 'いちばん多い数量',
  args: { price: 15_400, quantity: 999_999_999 },
};

export const Pending: Story = { name: '追加している途中', args: { pending: true } };

export const Failed: Story = { name: '追加できなかった', args: { failure: unreachable } };

export const Refused: Story = { name: '数量が空', args: { quantity: null, checked: true } };

export const Add: Story = {
  name: '[GOODS-02] 数量を決めてカートに入れる',
  tags: ['!visual'],
  render: (args) => <Live price={args.price} />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await step('[SHOP-06] 小計は税込', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
      await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
      await expect(canvas.getByText('¥6,600')).toBeVisible();
      await expect(canvas.getByText('税込')).toBeVisible();
    });
    await step('全角の数字もそのまま受けとる', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '１２');
      await expect(field).toHaveValue('12');
    });
    await step('いそいで2回押しても、一度だけ入る。そのあいだボタンは処理中', async () => {
      let arrive = () => {};
      add.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
      const button = canvas.getByRole('button', { name: 'カートに入れる' });
      await userEvent.dblClick(button);
      await expect(add).toHaveBeenCalledOnce();
      await expect(add).toHaveBeenCalledWith(12);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(field, '{Enter}');
      await expect(add).toHaveBeenCalledOnce();
      arrive();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await expect(field).toHaveValue('1');
    });
  },
};

export const Checked: Story = {
  name: '[GOODS-04] 正しくない数量では進めず、欄にもどる',
  tags: ['!visual'],
  render: (args) => <Live price={args.price} />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    const cases = [
      ['', '正しい数量を入力してください'],
      ['0', '数量は1以上で入力してください'],
      ['007', '正しい数量を入力してください'],
    ] as const;
    for (const [text, message] of cases) {
      await step(`「${text}」`, async () => {
        await userEvent.clear(field);
        if (text) await userEvent.paste(text);
        await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
        await waitFor(() => expect(field).toHaveFocus());
        await expect(field).toHaveAccessibleDescription(message);
      });
    }
    await step('会場払いでも同じ', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '会場払いで注文する' }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(order).not.toHaveBeenCalled();
    });
    await step('直すと進める', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '2{Enter}');
      await expect(add.mock.calls).toEqual([[2]]);
    });
  },
};

export const AtPickup: Story = {
  name: '会場払いで注文する',
  tags: ['!visual'],
  render: (args) => <Live price={args.price} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
    const button = canvas.getByRole('button', { name: '会場払いで注文する' });
    await expect(button).toHaveAccessibleDescription(/受け取るときにお支払い/);
    await userEvent.click(button);
    await expect(order.mock.calls).toEqual([[2]]);
    await expect(add).not.toHaveBeenCalled();
  },
};

export const TryAgain: Story = {
  name: '届かなくても数量はそのまま、もう一度押せる',
  tags: ['!visual'],
  render: (args) => <Live price={args.price} />,
  play: async ({ canvas, userEvent, step }) => {
    add.mockRejectedValueOnce(new Error('no line'));
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
    await step('ボタンのところで伝える', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(unreachable));
      await expect(field).toHaveValue('2');
    });
    await step('もう一度押すと入る', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
      await expect(add).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    });
  },
};
