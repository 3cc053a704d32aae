import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { goods } from '../../../testing';
import { HandOverResult, type ResultOrder } from './HandOverResult';
import { signalOf } from './outcomes';

const [, towel, keyHolder] = goods(3);

const order: ResultOrder = {
  orderId: '261121-V1WNDC',
  customerName: '浜野 さくら',
  items: [
    { name: 'ステッカー（小）', quantity: 2, imageUrl: towel?.imageUrls[0] ?? null },
    { name: '背番号キーホルダー', quantity: 1, imageUrl: keyHolder?.imageUrls[0] ?? null },
  ],
};
const at = '2026-11-21T13:21:00+09:00';

const meta = {
  id: 'hand-over-result',
  title: '画面の部品/窓口/HandOverResult',
  component: HandOverResult,
  tags: ['visual', '[DESK-04]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { result: null, onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof HandOverResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlreadyHandedOver: Story = {
  name: '渡し済み',
  args: { result: { kind: 'alreadyHandedOver', order, at, by: '佐野 みなみ' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('すぐに読み上げ、いつ誰が渡したかを書く', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('渡し済みです');
      await expect(canvas.getByText('13:21')).toBeVisible();
      await expect(canvas.getByText('佐野 みなみ')).toBeVisible();
    });
    await step('画面の下、渡すボタンの場所には、押せるものがない', async () => {
      const place = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 80);
      await expect(place?.closest('button, a')).toBeNull();
    });
    await step('戻るボタンでだけ終わる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '読み取りに戻る' }));
      await expect(args.onBack).toHaveBeenCalledTimes(1);
    });
    await step('音と振動は、渡したときと違う', async () => {
      await expect(signalOf('alreadyHandedOver')).not.toEqual(signalOf('handedOver'));
    });
  },
};

export const HandedOver: Story = {
  name: '渡した',
  args: {
    result: { kind: 'handedOver', order, taken: { means: 'cash', amount: 1320 } },
    undo: { seconds: 8, pending: false, error: null, onUndo: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('渡しました');
    await expect(canvas.getByText('現金 ¥1,320 を記録しました')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /元に戻す/ }));
    await expect(args.undo?.onUndo).toHaveBeenCalledWith('渡した場で元に戻した');
  },
};

export const Waiting: Story = {
  name: '渡した、サーバーにはまだ送っていない',
  tags: ['[DESK-06]'],
  args: {
    result: { kind: 'handedOver', order, taken: null, waiting: true },
    undo: { seconds: 8, pending: false, error: null, onUndo: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/通信が戻ると自動で送ります/)).toBeVisible();
  },
};

export const NotOnList: Story = {
  name: '通信がなく、端末の一覧にもない',
  tags: ['[DESK-06]'],
  args: { result: { kind: 'notOnList' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('渡してよいか分かりません');
  },
};

export const HandedOverBefore: Story = {
  name: '渡して10秒たった',
  args: { result: { kind: 'handedOver', order, taken: null } },
};

export const UndoFailed: Story = {
  name: '元に戻せなかった',
  args: {
    ...HandedOver.args,
    undo: {
      seconds: 3,
      pending: false,
      error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
      onUndo: fn(),
    },
  },
};

export const Undone: Story = { name: '元に戻した', args: { result: { kind: 'undone', order } } };

export const Canceled: Story = {
  name: 'キャンセルされた',
  args: { result: { kind: 'canceled', order, at: '2026-11-20T18:04:00+09:00' } },
};

export const Refunded: Story = {
  name: '返金した',
  args: { result: { kind: 'refunded', order, at, amount: 1750 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('¥1,750');
  },
};

export const PaymentFailed: Story = {
  name: '支払われていない',
  args: { result: { kind: 'paymentFailed', order, at } },
};

export const PaymentPending: Story = {
  name: '支払いを確かめている',
  args: { result: { kind: 'paymentPending', order } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('支払いを確かめています');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度調べる' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Shipping: Story = {
  name: '配送する',
  args: { result: { kind: 'shipping', order } },
};

export const Unknown: Story = {
  name: '見つからない',
  args: { result: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('見つかりません');
  },
};

export const OtherClub: Story = {
  name: 'ほかのクラブのコード',
  args: { result: { kind: 'otherClub', team: '鶴浜クレインズ' } },
};

export const Card: Story = { name: '選手カードのコード', args: { result: { kind: 'card' } } };

export const NotAnOrder: Story = {
  name: '注文ではないコード',
  args: { result: { kind: 'notAnOrder' } },
};

export const Live: Story = {
  name: '渡して元に戻す',
  tags: ['!visual'],
  render: function Live(args) {
    const [handOver, setHandOver] = useState<string | null>(null);
    return (
      <>
        <Button onClick={() => setHandOver('1')}>渡す</Button>
        <HandOverResult
          {...args}
          result={handOver === null ? null : { kind: 'handedOver', order, taken: null }}
          undo={
            handOver === null
              ? undefined
              : { seconds: 10, pending: false, error: null, onUndo: () => setHandOver(null) }
          }
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('読み上げる場所は、結果の前からある', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
    });
    await userEvent.click(canvas.getByRole('button', { name: '渡す' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('渡しました');
    await userEvent.click(await canvas.findByRole('button', { name: /元に戻す/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^$/));
  },
};
