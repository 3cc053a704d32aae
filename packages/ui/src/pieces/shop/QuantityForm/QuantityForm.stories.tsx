import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ProductOption } from '../ProductCard/ProductCard';
import { quantityFormMessages } from './messages';
import { QuantityForm, type QuantityFormProps } from './QuantityForm';
import { useQuantityForm } from './useQuantityForm';

const add = fn(async (_quantity: number): Promise<void> => {});
const order = fn();

const unreachable = 'サーバーに接続できません。通信を確認して、もう一度お試しください。';

/** Same options as on the product's page. */
type LiveProps = Pick<QuantityFormProps, 'price'> &
  Pick<Parameters<typeof useQuantityForm>[0], 'limits' | 'stock'> & {
    sizes?: readonly ProductOption[];
  };

function Live({ price, limits, stock: stockOfAll, sizes }: LiveProps) {
  const [selected, onSelect] = useState<number | null>(null);
  const option = sizes?.find(({ id }) => id === selected);
  const stock = option ? option.stock : stockOfAll;
  const form = useQuantityForm({
    price: option?.price ?? price,
    options: sizes && { items: sizes, selected, onSelect },
    limits,
    stock,
    onAdd: add,
    errorOf: () => unreachable,
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

export const Failed: Story = { name: '追加できなかった', args: { error: unreachable } };

export const Refused: Story = { name: '数量が空', args: { quantity: null, checked: true } };

const limits = {
  perPerson: 10,
  ordered: 4,
  available: 6,
  openPickups: { count: 1, maxCount: 5, total: 8800, maxTotal: 100_000 },
};

export const AboveLimit: Story = {
  name: 'お一人様の上限をこえた',
  tags: ['[STOCK-05]'],
  args: {
    quantity: 12,
    quantityError: { text: quantityFormMessages.aboveLimit(10, 4, 6), left: 6 },
  },
};

export const Limited: Story = {
  name: '上限をこえる数量では進めず、一度押すと買える数になる',
  tags: ['!visual', '[STOCK-05]', '[STOCK-17]'],
  render: (args) => <Live price={args.price} limits={limits} />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    for (const name of ['カートに入れる', '会場払いで注文する'])
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(field).toHaveAccessibleDescription(
          'お一人様10点までです。ご注文済みの4点を含めて、あと6点ご注文いただけます。',
        );
        await expect(field).toHaveValue('7');
      });
    await expect(add).not.toHaveBeenCalled();
    await expect(order).not.toHaveBeenCalled();
    await step('上限までなら進める', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '残り6点にする' }));
      await expect(field).toHaveAccessibleDescription('');
      await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
      await expect(add.mock.calls).toEqual([[6]]);
    });
  },
};

export const InPayment: Story = {
  name: 'ほかの方が支払っている',
  tags: ['[STOCK-11]'],
  args: { stock: { state: 'in_payment', left: 0 } },
};

const opensAt = '2026-12-01T10:00:00+09:00';

export const NotOpen: Story = {
  name: '販売の始まる前は、いつからかを伝えて進めない',
  tags: ['[STOCK-14]'],
  render: (args) => (
    <Live
      price={args.price}
      stock={{ state: 'not_open', left: 0, opensAt, opensHereAt: Date.parse(opensAt) }}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['カートに入れる', '会場払いで注文する']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(
        '2026.12.01 10:00から、ご注文いただけます。',
      );
    }
  },
};

export const Ended: Story = {
  name: '販売が終わった',
  tags: ['[STOCK-14]'],
  render: (args) => <Live price={args.price} stock={{ state: 'ended', left: 0 }} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'カートに入れる' });
    await expect(button).toHaveAccessibleDescription('販売を終了しました。');
  },
};

export const SoldOut: Story = {
  name: '売り切れのときは、理由を伝えて進めない',
  tags: ['[STOCK-03]'],
  render: (args) => <Live price={args.price} stock={{ state: 'sold_out', left: 0 }} />,
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['カートに入れる', '会場払いで注文する'])
      await step(name, async () => {
        const button = canvas.getByRole('button', { name });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription('売り切れのため、ご注文いただけません。');
        await userEvent.click(button);
      });
    await step('欄の Enter でも進めない', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '数量' }), '{Enter}');
      await expect(add).not.toHaveBeenCalled();
      await expect(order).not.toHaveBeenCalled();
    });
  },
};

const sizes: readonly ProductOption[] = [
  { id: 11, label: 'S', price: 8800 },
  { id: 12, label: 'M', price: 8800, stock: { state: 'few', left: 2 } },
  { id: 13, label: 'L', price: 8800, stock: { state: 'sold_out', left: 0 } },
  { id: 14, label: 'XL', price: 9900, stock: { state: 'in_payment', left: 0 } },
];

export const Options: Story = {
  name: '種類を選ぶ',
  tags: ['[STOCK-04]', '[STOCK-11]'],
  args: { price: 8800, options: { items: sizes, selected: 12, onSelect: fn() } },
  play: async ({ canvas }) => {
    const sizeOf = (name: string) => canvas.getByRole('radio', { name });
    await expect(sizeOf('S')).toHaveAccessibleDescription('¥8,800（税込）');
    await expect(sizeOf('M')).toHaveAccessibleDescription('¥8,800（税込） ・ 残り2点');
    await expect(sizeOf('L')).toHaveAccessibleDescription('¥8,800（税込） ・ 売り切れ');
    await expect(sizeOf('XL')).toHaveAccessibleDescription(
      '¥9,900（税込） ・ ほかの方がお支払い中です',
    );
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        44,
      );
  },
};

export const OptionMissing: Story = {
  name: '種類を選んでいない',
  tags: ['[STOCK-04]'],
  args: {
    price: 2200,
    options: {
      items: ['赤', '紺', '白'].map((label, index) => ({ id: 21 + index, label, price: 2200 })),
      selected: null,
      onSelect: fn(),
      missing: true,
    },
  },
};

export const ChooseOption: Story = {
  name: '種類を選ぶまで進めず、選んだ種類の値段と残りで数える',
  tags: ['!visual', '[STOCK-04]', '[STOCK-03]'],
  render: (args) => <Live price={args.price} sizes={sizes} />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    const group = canvas.getByRole('radiogroup', { name: '種類' });
    const sizeOf = (name: string) => canvas.getByRole('radio', { name });
    const addButton = canvas.getByRole('button', { name: 'カートに入れる' });
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    for (const name of ['カートに入れる', '会場払いで注文する'])
      await step(`選ばずに「${name}」`, async () => {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(group).toHaveAccessibleDescription('種類を選んでください');
        await waitFor(() => expect(sizeOf('S')).toHaveFocus());
        await expect(field).toHaveValue('3');
      });
    await expect(add).not.toHaveBeenCalled();
    await expect(order).not.toHaveBeenCalled();
    await step('売り切れた種類は選べない', async () => {
      await userEvent.click(sizeOf('L'));
      await expect(sizeOf('L')).not.toBeChecked();
    });
    await step('支払い中の種類は選べるが、理由を伝えて進めない', async () => {
      await userEvent.click(sizeOf('XL'));
      await expect(canvas.getByText('¥29,700')).toBeVisible();
      await expect(addButton).toHaveAccessibleDescription(/^ほかの方のお支払いが終わるまで/);
      await userEvent.click(addButton);
      await expect(add).not.toHaveBeenCalled();
    });
    await step('残りをこえる数量は、選んだ種類で数える', async () => {
      await userEvent.click(sizeOf('M'));
      await expect(canvas.getByText('¥26,400')).toBeVisible();
      await userEvent.click(addButton);
      await expect(field).toHaveAccessibleDescription('残り2点です。数量を減らしてください。');
    });
    await step('矢印キーでも選べ、数量はそのままで入る', async () => {
      sizeOf('M').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(sizeOf('S')).toBeChecked();
      await expect(group).toHaveAccessibleDescription('');
      await userEvent.click(addButton);
      await expect(add.mock.calls).toEqual([[3]]);
    });
  },
};

export const Few: Story = {
  name: '残りの点数をこえる数量では進めず、入力した数量はそのまま',
  tags: ['!visual', '[STOCK-03]'],
  render: (args) => <Live price={args.price} stock={{ state: 'few', left: 3 }} />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    for (const name of ['カートに入れる', '会場払いで注文する'])
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(field).toHaveAccessibleDescription('残り3点です。数量を減らしてください。');
        await expect(field).toHaveValue('4');
      });
    await expect(add).not.toHaveBeenCalled();
    await expect(order).not.toHaveBeenCalled();
    await step('残りの点数までなら進める', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数量を減らす' }));
      await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
      await expect(add.mock.calls).toEqual([[3]]);
    });
  },
};

export const PickupsAboveTotal: Story = {
  name: '会場払いの合計の上限をこえたら、カードでの支払いをすすめる',
  tags: ['!visual', '[STOCK-05]'],
  render: (args) => (
    <Live
      price={args.price}
      limits={{ ...limits, openPickups: { ...limits.openPickups, total: 91_000 } }}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.click(canvas.getByRole('button', { name: '会場払いで注文する' }));
    await expect(field).toHaveAccessibleDescription(
      'お受け取り前の会場払いのご注文は、合わせて¥100,000までです。いま¥91,000分のご注文があります。数量を減らすか、カートに入れてカードでお支払いください。',
    );
    await expect(field).toHaveValue('5');
    await expect(order).not.toHaveBeenCalled();
    await step('カートには入れられる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
      await expect(add.mock.calls).toEqual([[5]]);
      await expect(field).toHaveAccessibleDescription('');
    });
  },
};

export const TooManyPickups: Story = {
  name: '受け取り前の会場払いの件数が上限に達した',
  tags: ['!visual', '[STOCK-05]'],
  render: (args) => (
    <Live
      price={args.price}
      limits={{ ...limits, openPickups: { ...limits.openPickups, count: 5 } }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '会場払いで注文する' }));
    await expect(canvas.getByRole('textbox', { name: '数量' })).toHaveAccessibleDescription(
      'お受け取り前の会場払いのご注文は、5件までです。お受け取りのあとに、もう一度ご注文ください。',
    );
    await expect(order).not.toHaveBeenCalled();
  },
};

export const Add: Story = {
  name: '数量を決めてカートに入れる',
  tags: ['!visual', '[GOODS-02]'],
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
  name: '正しくない数量では進めず、欄にもどる',
  tags: ['!visual', '[GOODS-04]'],
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
        await userEvent.paste(text);
        await expect(field).toHaveValue(text);
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
    add.mockRejectedValueOnce(new Error('offline'));
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
