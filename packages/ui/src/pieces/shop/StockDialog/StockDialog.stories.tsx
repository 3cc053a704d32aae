import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { StockDialog } from './StockDialog';

const option = { id: 1, label: 'M', price: null, onHand: 24, held: 3, sellable: 21, version: 12 };
const counting = { kind: 'count' as const, option, productName: 'ホームユニフォーム 2026' };

const meta = {
  id: 'stock-dialog',
  title: '画面の部品/ショップ/StockDialog',
  component: StockDialog,
  tags: ['visual', '[STOCK-12]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: counting,
    pending: false,
    error: null,
    moves: null,
    onCount: fn(),
    onAdjust: fn(),
    onStop: fn(),
    onRestart: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Count: Story = {
  name: '数える',
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText('ホームユニフォーム 2026（M）')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'この数を記録する' }));
    await expect(shown.getByText('0以上の数字で入力してください。')).toBeVisible();
    await expect(args.onCount).not.toHaveBeenCalled();
    await userEvent.type(shown.getByRole('textbox', { name: '棚にある数' }), '２０');
    await userEvent.click(shown.getByRole('button', { name: 'この数を記録する' }));
    await expect(args.onCount).toHaveBeenCalledWith(20, '');
  },
};

export const Begin: Story = {
  name: '数え始める',
  args: {
    open: {
      ...counting,
      option: { ...option, onHand: null, held: 0, sellable: null, version: 0 },
    },
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(/いくつでも売れます/)).toBeVisible();
    await expect(shown.queryByRole('button', { name: /数えるのをやめる/ })).toBeNull();
  },
};

export const Moved: Story = {
  name: '数えているあいだに売れた',
  args: {
    moves: [
      {
        at: '2026-11-22T13:36:00+09:00',
        kind: 'hold',
        onHandChange: 0,
        heldChange: 2,
        orderId: '261122-7K3MPQ',
      },
      {
        at: '2026-11-22T13:38:00+09:00',
        kind: 'hand_over',
        onHandChange: -1,
        heldChange: -1,
        orderId: '261121-R8T4KX',
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getAllByRole('alert')[0]).toHaveTextContent('確保+2 261122-7K3MPQ');
    await userEvent.click(shown.getByRole('button', { name: 'いまの在庫から数え直す' }));
    await expect(args.onRestart).toHaveBeenCalledTimes(1);
  },
};

export const Adjust: Story = {
  name: '増減する',
  args: { open: { ...counting, kind: 'adjust' } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('radio', { name: '減らす' }));
    await userEvent.type(shown.getByRole('textbox', { name: '数' }), '4');
    await expect(shown.getByText('在庫は24点から20点になります。')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '記録する' }));
    await expect(shown.getByText('理由を入力してください。')).toBeVisible();
    await userEvent.type(shown.getByRole('textbox', { name: '理由' }), '破損');
    await userEvent.click(shown.getByRole('button', { name: '記録する' }));
    await expect(args.onAdjust).toHaveBeenCalledWith(-4, '破損');
  },
};

const oversold = { ...option, onHand: 4, held: 4, sellable: 0, oversold: 2 };

export const Oversold: Story = {
  name: 'ブースで多く売れた',
  tags: ['[STOCK-13]'],
  args: { open: { ...counting, option: oversold } },
  play: async () => {
    await expect(
      (await dialog()).getByText(/棚の数を記録すると、多く売れた分はなくなります。/),
    ).toBeVisible();
  },
};

export const OversoldAdjust: Story = {
  name: 'ブースで多く売れたあとに増やす',
  tags: ['[STOCK-13]', '!visual'],
  args: { open: { ...counting, kind: 'adjust', option: oversold } },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/増やした分は、先にこれに当てられます。/)).toBeVisible();
    const number = shown.getByRole('textbox', { name: '数' });
    await userEvent.type(number, '1');
    await expect(shown.getByText('在庫は4点から4点になります。')).toBeVisible();
    await userEvent.type(number, '0');
    await expect(shown.getByText('在庫は4点から12点になります。')).toBeVisible();
  },
};

export const Refused: Story = {
  name: '注文より少なくなる',
  args: {
    open: { ...counting, kind: 'adjust' },
    error: '注文が3点あるため、それより少なくできません。',
  },
};

export const Stop: Story = {
  name: '数えるのをやめる',
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: '数えるのをやめる…' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '数えるのをやめる' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};
