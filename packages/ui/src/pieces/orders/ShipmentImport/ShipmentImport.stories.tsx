import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShipmentImport } from './ShipmentImport';

const unshipped = { state: 'unshipped', carrier: null, trackingNumber: null };

const meta = {
  id: 'shipment-import',
  title: '画面の部品/注文/ShipmentImport',
  component: ShipmentImport,
  tags: ['visual', '[ORDM-03]'],
  args: {
    preview: {
      ready: 2,
      items: [
        {
          line: 2,
          orderId: '261122-H7T4RA',
          name: '相沢 みのり',
          before: unshipped,
          after: { carrier: 'yamato', trackingNumber: '4120-8835-2716' },
          problem: null,
        },
        {
          line: 3,
          orderId: '261122-K2M6PD',
          name: '浜野 あかり',
          before: { state: 'shipped', carrier: 'yamato', trackingNumber: '111' },
          after: { carrier: 'sagawa', trackingNumber: null },
          problem: null,
        },
        {
          line: 4,
          orderId: '261122-AAAAAA',
          name: null,
          before: null,
          after: null,
          problem: 'unknown_order',
        },
        {
          line: 6,
          orderId: '261101-K2M6PD',
          name: '石黒 まどか',
          before: unshipped,
          after: null,
          problem: 'carrier',
        },
        {
          line: 7,
          orderId: '261101-M5ZPC2',
          name: '竹之内 誠',
          before: unshipped,
          after: null,
          problem: 'tracking_digits',
        },
        ...[8, 9, 10].map((line) => ({
          line,
          orderId: `261102-M5ZPC${line % 10}`,
          name: '北浜 ゆう',
          before: unshipped,
          after: null,
          problem: 'blank' as const,
        })),
      ],
    },
    done: null,
    pending: false,
    error: null,
    onFile: fn(),
    onConfirm: fn(),
    labels: { pending: false, onSave: fn() },
    packingHref: '#packing',
    orderHrefOf: (orderId) => `#${orderId}`,
  },
} satisfies Meta<typeof ShipmentImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  name: '変わる内容を確かめる',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('未発送 → ヤマト運輸 4120-8835-2716')).toBeVisible();
    await expect(canvas.getByText('ヤマト運輸 111 → 佐川急便 番号なし')).toBeVisible();
    await expect(canvas.getByText('この番号の注文はありません')).toBeVisible();
    await expect(canvas.getByText(/ヤマト運輸・佐川急便・日本郵便・その他のどれか/)).toBeVisible();
    await expect(canvas.getByText(/送り状番号の桁数が違います/)).toBeVisible();
    const rows = within(canvas.getByRole('region', { name: '変わる内容' })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(5);
    await expect(canvas.getByText('番号がまだの3行は並べていません')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2件を発送済みにする' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Start: Story = {
  name: 'ファイルを選ぶ前',
  args: { preview: null },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const file = new File(['注文番号'], 'numbers.csv', { type: 'text/csv' });
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole('button', { name: '宛名のCSVを保存' }));
    await expect(args.labels.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Done: Story = {
  name: '記録した',
  args: { preview: null, done: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2件を記録しました。');
  },
};

export const Failed: Story = {
  name: '読めないファイル',
  args: {
    preview: null,
    error: '1行目に「注文番号」「配送会社」「送り状番号」の見出しが必要です。',
  },
};
