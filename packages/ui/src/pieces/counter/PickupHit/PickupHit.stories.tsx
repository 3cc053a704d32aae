import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { goods, sampleMatch } from '../../../testing';
import { PickupHit, type PickupOrder } from './PickupHit';

const [, towel, keyHolder] = goods(3);

const order: PickupOrder = {
  orderId: '261121-V1WNDC',
  items: [
    {
      name: 'ステッカー（小）',
      quantity: 2,
      imageUrl: towel?.imageUrls[0] ?? null,
    },
    {
      name: '背番号キーホルダー',
      quantity: 1,
      imageUrl: keyHolder?.imageUrls[0] ?? null,
    },
  ],
  customerName: '浜野 さくら',
  kana: 'ハマノ サクラ',
  orderedAt: '2026-11-21T13:31:00+09:00',
  memo: null,
};
const [first] = order.items;

const othersOfFan: readonly PickupOrder[] = [
  {
    ...order,
    orderId: '261120-3QJ7WA',
    items: [{ name: '選手名鑑', quantity: 1, imageUrl: null }],
    memo: '入口で待ち合わせ',
  },
  {
    ...order,
    orderId: '261121-K7P3XW',
    items: [{ name: 'フェイスタオル', quantity: 1, imageUrl: null }],
  },
];

const meta = {
  id: 'pickup-hit',
  title: '画面の部品/窓口/PickupHit',
  component: PickupHit,
  tags: ['visual', '[DESK-03]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  // The height of a phone, which the counter's frame gives.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    order,
    due: 1320,
    means: 'cash',
    onMeansChange: fn(),
    pending: false,
    onHandOver: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PickupHit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtVenue: Story = {
  name: '会場払い',
  args: {
    order: {
      ...order,
      memo: '車いす席のお客様です。12番ゲートまでお持ちすると約束しています。',
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('渡す物、お代、お名前、メモがある', async () => {
      await expect(canvas.getByText('×2')).toBeVisible();
      await expect(canvas.getByText('¥1,320')).toBeVisible();
      await expect(canvas.getByText('浜野 さくら 様')).toBeVisible();
      await expect(canvas.getByText(/12番ゲート/)).toBeVisible();
    });
    await step('受け取りかたを選べる', async () => {
      await expect(canvas.getByRole('radio', { name: '現金' })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: 'その他' }));
      await expect(args.onMeansChange).toHaveBeenCalledWith('other');
    });
    await step('ボタンは、記録することを書き、どこからでも Ctrl+Enter で押せる', async () => {
      const button = canvas.getByRole('button', { name: /渡しました/ });
      await expect(button).toHaveTextContent('現金 ¥1,320 を受け取りました');
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(92);
      await userEvent.click(button);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onHandOver).toHaveBeenCalledTimes(2);
    });
  },
};

export const Change: Story = {
  name: 'お釣り',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('お札のひと押しでお釣りが出て、もう一度押すと消える', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '¥5,000' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('お釣り ¥3,680');
      await userEvent.click(canvas.getByRole('button', { name: '¥5,000' }));
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('入力しても出て、足りない額も分かる。渡すボタンは押せるまま', async () => {
      const field = canvas.getByRole('textbox', { name: 'お預かりした額（円）' });
      await userEvent.type(field, '1000');
      await expect(canvas.getByRole('status')).toHaveTextContent('あと ¥320');
      await userEvent.type(field, '{Backspace}{Backspace}{Backspace}520');
      await expect(canvas.getByRole('status')).toHaveTextContent('お釣り ¥200');
      await expect(args.onHandOver).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: /渡しました/ }));
      await expect(args.onHandOver).toHaveBeenCalledTimes(1);
    });
  },
};

export const Paid: Story = {
  name: '支払い済み、1点',
  args: { due: 0, order: { ...order, items: first ? [{ ...first, quantity: 1 }] : [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('支払い済み')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Refunded: Story = {
  name: '一部の商品を返金した',
  args: {
    due: 0,
    order: {
      ...order,
      refunded: 1040,
      items: order.items.map((item) => ({ ...item, refunded: 1 })),
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('渡す数だけを数え、返金した商品を線で消して言葉でも伝える', async () => {
      await expect(canvas.getByText('2点のうち1点は返金済み')).toBeVisible();
      await expect(canvas.getByText('返金済み。渡しません')).toBeVisible();
      await expect(canvasElement.querySelector('s')).toHaveTextContent('背番号キーホルダー');
      await expect(canvas.getByText(/^全部で/)).toHaveTextContent('全部で1点');
    });
    await step('支払い済みとは言わない', async () => {
      await expect(canvas.getByText('¥1,040返金済み')).toBeVisible();
      await expect(canvas.queryByText('支払い済み')).toBeNull();
    });
  },
};

export const Many: Story = {
  name: '5種類',
  args: {
    means: 'other',
    order: {
      ...order,
      items: goods(5).map(({ name, imageUrls }, index) => ({
        name,
        quantity: index + 1,
        imageUrl: imageUrls[0] ?? null,
      })),
    },
  },
};

export const Most: Story = {
  name: '12種類と長いメモ',
  args: {
    order: {
      ...order,
      memo: `${'お渡しの前に本人確認をお願いします。'.repeat(8)}貴重品。金庫から出す。`,
      items: goods(12).map(({ name, imageUrls }) => ({
        name,
        quantity: 1,
        imageUrl: imageUrls[0] ?? null,
      })),
    },
  },
  play: async ({ canvas, step }) => {
    await step('続きがあることが分かり、最後まで送ると消える', async () => {
      await waitFor(() => expect(canvas.getByText(/^ほか\d+行$/)).toBeVisible());
      canvas.getByRole('region', { name: '渡す物' }).scrollTo(0, 10_000);
      await waitFor(() => expect(canvas.queryByText(/^ほか\d+行$/)).toBeNull());
      canvas.getByRole('region', { name: '渡す物' }).scrollTo(0, 0);
      await waitFor(() => expect(canvas.getByText(/^ほか\d+行$/)).toBeVisible());
    });
  },
};

export const Longest: Story = {
  name: '長い名前と大きな数',
  args: {
    due: 128_000,
    order: {
      ...order,
      customerName: '勅使河原 さくらこ エリザベート',
      kana: 'テシガワラ サクラコ エリザベート',
      items: [
        {
          name: '2026年シーズン ファイナルゲーム記念 ホームユニフォーム（サイン入り）',
          quantity: 12,
          imageUrl: null,
        },
      ],
    },
  },
};

export const Others: Story = {
  name: '同じ方のほかの受け取り',
  args: { others: { orders: othersOfFan, together: false, onTogetherChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ほかに2件の受け取りがあります')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'まとめて渡す' }));
    await expect(args.others?.onTogetherChange).toHaveBeenCalledWith(true);
  },
};

export const Together: Story = {
  name: 'まとめて渡す',
  args: {
    due: 5280,
    others: { orders: othersOfFan, together: true, onTogetherChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /渡しました/ })).toHaveTextContent('¥5,280');
    await expect(canvas.getByText('入口で待ち合わせ')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OtherDay: Story = {
  name: '前の日の注文',
  tags: ['!visual'],
  args: { order: { ...order, orderedAt: '2026-11-20T20:50:00+09:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11.20 20:50 の注文')).toBeVisible();
  },
};

export const Pending: Story = {
  name: '記録している',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /渡しました/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onHandOver).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '記録できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('サーバーに接続できません。');
  },
};

export const Match: Story = {
  name: '今日の試合の受け取り',
  tags: ['!visual', '[MATCH-02]'],
  args: { order: { ...order, match: { ...sampleMatch, isOther: false } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('11月28日（土） 対 港南マリナーズの受け取りです。'),
    ).toBeVisible();
  },
};

export const OtherMatch: Story = {
  name: 'ほかの試合の受け取りも、渡せる',
  tags: ['[MATCH-02]'],
  args: { order: { ...order, match: { ...sampleMatch, isOther: true } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/今日の試合ではありませんが、渡せます。$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /渡しました/ }));
    await expect(args.onHandOver).toHaveBeenCalled();
  },
};

export const MatchCanceled: Story = {
  name: '中止になった試合の受け取り',
  tags: ['!visual', '[MATCH-02]'],
  args: { order: { ...order, match: { ...sampleMatch, state: 'canceled', isOther: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/試合は中止です。$/)).toBeVisible();
  },
};
