import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartIcon } from '../../icons';
import { Matrix } from '../../testing';
import { Inline } from '../Inline/Inline';
import { Button } from './Button';
import { button } from './Button.css';

const meta = {
  id: 'button',
  title: '部品/Button',
  component: Button,
  args: { children: '購入する', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '操作',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '購入する' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Rendered from the recipe, so that a new tone is included here and in the baseline automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={button}>{(variants) => <Button {...args} {...variants} />}</Matrix>
  ),
};

export const WithIcon: Story = {
  name: 'アイコンつき',
  tags: ['visual'],
  args: { icon: <CartIcon size="small" />, children: 'カートに入れる', tone: 'accent' },
};

export const LongLabel: Story = {
  name: '長いラベル',
  tags: ['visual'],
  args: {
    children: 'この内容で注文を確定して、お支払いの手続きへ進みます。よろしければ押してください',
    tone: 'accent',
    fullWidth: true,
  },
};

export const Pending: Story = {
  name: '処理中',
  tags: ['visual'],
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: '購入する' });
    await userEvent.click(target);
    await expect(target).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  name: '押せない',
  tags: ['visual'],
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: '購入する' });
    await userEvent.tab();
    await expect(target).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(target).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AsLink: Story = {
  name: 'リンク',
  args: { href: '#orders', children: '注文履歴を見る' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文履歴を見る' })).toHaveAttribute(
      'href',
      '#orders',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AsLinkOutside: Story = {
  name: '別のサイトへのリンク',
  args: { href: 'https://example.com/', newTab: true, children: '販売サイトで購入する' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: '販売サイトで購入する （新しいタブで開きます）',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const InForm: Story = {
  name: '押せない送信ボタン',
  args: { type: 'submit', disabled: true, children: '送信' },
  render: (args) => (
    <form
      aria-label="送信の見本"
      onSubmit={(event) => {
        event.preventDefault();
        args.onClick?.(event as never);
      }}
    >
      <label>
        名前 <input name="name" size={8} />
      </label>
      <Button {...args} onClick={() => {}} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'さくら{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '送信' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DoVerb: Story = {
  name: '押すと何が起きるかを、動詞で書く',
  tags: ['do', '!dev'],
  args: { children: '注文を確定する', tone: 'accent' },
};

export const DontOk: Story = {
  name: '「OK」では、何が起きるか分からない',
  tags: ['dont', '!dev'],
  args: { children: 'OK', tone: 'accent' },
};

export const DoOneStrong: Story = {
  name: '塗りのボタンは一画面に一つ',
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Button tone="accent">購入する</Button>
      <Button emphasis="quiet">カートに入れる</Button>
    </Inline>
  ),
};

export const DontManyStrong: Story = {
  name: '塗りを並べると、どれも目立たない',
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Button tone="accent">購入する</Button>
      <Button tone="accent">カートに入れる</Button>
    </Inline>
  ),
};

export const DoNameLoss: Story = {
  name: '何を失うかを書く',
  tags: ['do', '!dev'],
  args: { children: '下書きを削除する', tone: 'danger' },
};

export const DontColourAlone: Story = {
  name: '色だけで、危ないことを伝えない',
  tags: ['dont', '!dev'],
  args: { children: 'はい', tone: 'danger' },
};
