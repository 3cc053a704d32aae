import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMatch } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { DeliveryPicker } from './DeliveryPicker';

const meta = {
  id: 'delivery-picker',
  title: '画面の部品/購入手続き/DeliveryPicker',
  component: DeliveryPicker,
  tags: ['visual'],
  args: { method: 'venue', onMethodChange: fn(), shippingFee: 200 },
} satisfies Meta<typeof DeliveryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Venue: Story = {
  name: '会場受け取りか配送かを、意味と送料とともに選ぶ',
  tags: ['[CHK-02]'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '会場受け取り' })).toBeChecked();
    const shipping = canvas.getByRole('radio', { name: '配送' });
    await expect(shipping).toHaveAccessibleDescription(/全国一律200円/);
    await userEvent.click(shipping);
    await expect(args.onMethodChange).toHaveBeenCalledWith('shipping');
    shipping.blur();
  },
};

export const Shipping: Story = { name: '配送', args: { method: 'shipping' } };

export const FeeByPrefecture: Story = {
  name: 'お届け先で変わる送料',
  tags: ['!visual', '[CHK-11]'],
  args: { feeRule: { least: 200, most: 1200, freeFrom: 20_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '配送' })).toHaveAccessibleDescription(
      /^お届け先により200〜1,200円。商品の合計が20,000円以上なら無料です。/,
    );
  },
};

const matches = {
  items: [
    sampleMatch,
    { ...sampleMatch, matchId: 5, day: '2026-12-05', opponent: '西峰フェニックス' },
    { ...sampleMatch, matchId: 6, day: '2026-12-12', opponent: '北浦オリオンズ' },
  ],
  matchId: sampleMatch.matchId,
  onMatchChange: fn(),
};

export const Matches: Story = {
  name: '会場受け取りなら、試合も選ぶ',
  tags: ['[MATCH-02]'],
  args: { matches },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '受け取る試合' });
    await userEvent.selectOptions(select, '12月5日（土） 対 西峰フェニックス');
    await expect(matches.onMatchChange).toHaveBeenCalledWith(5);
    select.blur();
  },
};

export const ShippingBesideMatches: Story = {
  name: '配送なら、試合は選ばない',
  tags: ['!visual', '[MATCH-02]'],
  args: { method: 'shipping', matches },
  play: async (context) => {
    await expect(context.canvas.getByRole('radio', { name: '配送' })).toBeChecked();
    await expectOnlyInTwin(context, { method: 'venue' }, () =>
      context.canvas.queryByRole('combobox', { name: '受け取る試合' }),
    );
  },
};
