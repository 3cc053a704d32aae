import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { BoothBasket, type BoothBasketItem, type BoothBasketProps } from './BoothBasket';

const towel: BoothBasketItem = {
  ...{ optionId: 11, name: 'フェイスタオル', label: '', quantity: 2, price: 1800 },
};
const shirt: BoothBasketItem = {
  ...{ optionId: 22, name: 'ホームユニフォーム 2026', label: 'L', quantity: 1, price: 9200 },
};

function Controlled(props: BoothBasketProps) {
  const [items, setItems] = useState(props.items);
  return (
    <BoothBasket
      {...props}
      items={items}
      onQuantityChange={(optionId, quantity) =>
        setItems(items.map((item) => (item.optionId === optionId ? { ...item, quantity } : item)))
      }
      onDelete={(optionId) => setItems(items.filter((item) => item.optionId !== optionId))}
    />
  );
}

const meta = {
  id: 'booth-basket',
  title: '画面の部品/窓口/BoothBasket',
  component: BoothBasket,
  tags: ['visual', '[STOCK-13]'],
  render: (args) => <Controlled {...args} />,
  args: {
    items: [towel, shirt],
    outcome: { kind: 'added', name: 'フェイスタオル', label: '', quantity: 2 },
    pending: false,
    onQuantityChange: fn(),
    onDelete: fn(),
    onClear: fn(),
    onRecord: fn(),
  },
} satisfies Meta<typeof BoothBasket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  name: '読み取って加えた',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('フェイスタオルを加えました。2点になりました。')).toBeVisible();
    await expect(canvas.getByText('¥12,800')).toBeVisible();
    await step('まちがった数では記録しない', async () => {
      const field = within(canvas.getByRole('group', { name: 'フェイスタオル' }));
      await userEvent.clear(field.getByRole('textbox'));
      await userEvent.click(canvas.getByRole('button', { name: /売りました/ }));
      await expect(args.onRecord).not.toHaveBeenCalled();
      await userEvent.type(field.getByRole('textbox'), '3');
    });
    await step('まとめて一度で記録する', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'その他' }));
      await userEvent.click(
        canvas.getByRole('button', { name: /売りました.*4点、¥14,600 を受け取りました/ }),
      );
      await expect(args.onRecord).toHaveBeenCalledWith([
        { ...towel, quantity: 3, means: 'other' },
        { ...shirt, means: 'other' },
      ]);
    });
    await step('最後の一つを減らすと消える', async () => {
      const field = within(canvas.getByRole('group', { name: 'ホームユニフォーム 2026（L）' }));
      await userEvent.click(field.getByRole('button', { name: '商品を削除' }));
      await expect(canvas.queryByText('ホームユニフォーム 2026')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'お会計をやめる' }));
      await expect(args.onClear).toHaveBeenCalledTimes(1);
    });
  },
};

export const Pending: Story = {
  name: '記録している',
  args: { outcome: null, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /売りました/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'お会計をやめる' }));
    await expect(args.onRecord).not.toHaveBeenCalled();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '記録できなかった',
  args: {
    items: [towel],
    outcome: null,
    error:
      'フェイスタオル: 値段が変わりました。いまは1点2,000円です。確かめて、もう一度記録してください。',
  },
};

export const Full: Story = {
  name: '一度に売れる数になった',
  args: {
    items: [{ ...towel, quantity: 99 }],
    outcome: { kind: 'full', name: 'フェイスタオル', label: '', quantity: 99 },
  },
};

/** Nothing was added. */
const refused = (kind: Exclude<Outcome['kind'], 'added' | 'full'>, text: string) => ({
  args: { items: [], outcome: { kind } },
  play: async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
type Outcome = NonNullable<BoothBasketProps['outcome']>;

export const Several: Story = {
  name: 'コードが二つ映った',
  ...refused('several', '1つだけ映してください'),
};
export const Order: Story = { name: '受け取り用のコード', ...refused('order', '受け渡し') };
export const Card: Story = { name: '選手カードのコード', ...refused('card', '選手カード') };
export const OtherClub: Story = {
  name: 'ほかのクラブのコード',
  ...refused('otherClub', 'このクラブの値札ではありません'),
};
export const NotATag: Story = {
  name: '値札でないコード',
  ...refused('notATag', '商品の値札ではありません'),
};
export const NotSold: Story = { name: '一覧にない商品', ...refused('notSold', '一覧にない値札') };
export const OptionMissing: Story = {
  name: '種類のない値札',
  ...refused('optionMissing', '種類を選んでください'),
};
export const OptionEnded: Story = {
  name: '販売を終えた種類',
  ...refused('optionEnded', 'この種類は販売を終えました'),
};
