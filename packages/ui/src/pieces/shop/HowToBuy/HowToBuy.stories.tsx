import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HowToBuy, HowToBuyButton, type HowToBuyProps } from './HowToBuy';

function Live(props: HowToBuyProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <HowToBuyButton onClick={() => setOpen(true)} />
      <HowToBuy {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  id: 'how-to-buy',
  title: '画面の部品/ショップ/HowToBuy',
  component: HowToBuy,
  tags: ['visual'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { open: true, onClose: fn(), shippingFee: 200, commerceHref: '#commerce' },
} satisfies Meta<typeof HowToBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { name: '開いたところ' };

export const FeeUnknown: Story = {
  name: '送料をまだ読みこんでいない',
  tags: ['!visual'],
  args: { shippingFee: undefined },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '購入方法' });
    await expect(sheet).toHaveTextContent('ご注文のときに入力した住所へお届けします。');
    await expect(sheet).not.toHaveTextContent('全国一律');
  },
};

export const CardOnly: Story = {
  name: '会場払いがない',
  tags: ['!visual', '[CLUB-05]'],
  args: { payableAtPickup: false },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '購入方法' });
    await expect(sheet).toHaveTextContent('販売元のサイトでご購入いただきます。');
    await expect(sheet).not.toHaveTextContent('会場払い');
  },
};

export const FeeByPrefecture: Story = {
  name: 'お届け先で変わる送料',
  tags: ['!visual', '[CHK-11]'],
  args: { feeRule: { least: 200, most: 1200, freeFrom: 20_000 } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '購入方法' });
    await expect(sheet).toHaveTextContent('200〜1,200円（税込）');
    await expect(sheet).toHaveTextContent('20,000円以上のときは、送料が無料です。');
  },
};

export const Opens: Story = {
  name: '購入方法を開いて閉じる',
  tags: ['!visual', '[SHOP-01]'],
  args: { open: false },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '購入方法' });
    await step('流れ、受け取り、支払い、キャンセルのことがわかる', async () => {
      await userEvent.click(button);
      const sheet = await screen.findByRole('dialog', { name: '購入方法' });
      await expect(sheet).toHaveTextContent('カートに入れる');
      await expect(sheet).toHaveTextContent('クレジットカードの一括払い');
      await expect(sheet).toHaveTextContent('全国一律200円');
      await expect(sheet).toHaveTextContent('キャンセル');
      await expect(screen.getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveAttribute(
        'href',
        '#commerce',
      );
    });
    await step('閉じると元のボタンにもどる', async () => {
      await userEvent.click(screen.getByText('閉じる'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
