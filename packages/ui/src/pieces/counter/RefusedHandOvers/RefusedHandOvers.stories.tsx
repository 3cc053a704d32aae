import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOnlyInTwin } from '../../../testing/twin';
import { type RefusedHandOver, RefusedHandOvers } from './RefusedHandOvers';

const twice: RefusedHandOver = {
  id: '1',
  orderId: '261121-R8T4KX',
  customerName: '石黒 まどか',
  reason: 'handedOver',
  at: '2026-11-21T13:38:00+09:00',
  by: 'レジ2',
  taken: { means: 'cash', amount: 1980 },
  inForce: { at: '2026-11-21T13:36:00+09:00', by: 'レジ1' },
};

const meta = {
  id: 'refused-hand-overs',
  title: '画面の部品/窓口/RefusedHandOvers',
  component: RefusedHandOvers,
  tags: ['visual', '[DESK-06]'],
  parameters: { layout: 'fullscreen' },
  args: { items: [twice], hrefOf: (orderId: string) => `#${orderId}` },
} satisfies Meta<typeof RefusedHandOvers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twice: Story = {
  name: '2つの窓口で渡した',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#261121-R8T4KX');
    await expect(link).toHaveTextContent(/記録した受け渡し.*レジ1.*あとから届いた受け渡し.*レジ2/);
    await expect(link).toHaveTextContent('現金 ¥1,980');
  },
};

export const Others: Story = {
  name: 'ほかの理由',
  args: {
    items: (
      [
        'canceled',
        'refunded',
        'paymentPending',
        'paymentFailed',
        'shipping',
        'paymentDiffers',
      ] as const
    ).map((reason, index) => ({
      ...twice,
      id: String(index),
      customerName: '勅使河原 さくらこ エリザベート',
      reason,
      taken: null,
      inForce: null,
    })),
  },
};

export const None: Story = {
  name: 'ない',
  args: { items: [] },
  play: async (context) => {
    await expectOnlyInTwin(context, { items: [twice] }, () => context.canvas.queryByRole('region'));
  },
};
