import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutStepper } from './CheckoutStepper';

const meta = {
  id: 'checkout-stepper',
  title: '画面の部品/購入手続き/CheckoutStepper',
  component: CheckoutStepper,
  tags: ['visual'],
  args: { current: 'info' },
} satisfies Meta<typeof CheckoutStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  name: '情報入力',
  tags: ['[CHK-01]'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'ご注文の手順' });
    const steps = canvas.getAllByRole('listitem');
    await expect(list).toContainElement(steps[0] ?? null);
    await expect(steps.map((step) => step.textContent)).toEqual([
      '1情報入力',
      '2お支払い方法',
      '3注文確認',
      '4完了',
    ]);
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).not.toHaveAttribute('aria-current');
  },
};

export const Payment: Story = { name: 'お支払い方法', args: { current: 'payment' } };

export const Confirm: Story = {
  name: '注文確認は、済んだ手順にも印がつく',
  tags: ['[CHK-01]'],
  args: { current: 'confirm' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      '情報入力済み',
      'お支払い方法済み',
      '3注文確認',
      '4完了',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
  },
};

export const Done: Story = {
  name: '完了',
  tags: ['[CHK-01]'],
  args: { current: 'done' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByText('済み')).toHaveLength(3);
  },
};
