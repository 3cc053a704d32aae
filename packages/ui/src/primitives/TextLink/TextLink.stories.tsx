import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Text } from '../Text/Text';
import { type LinkProps, UiProvider } from '../UiProvider/UiProvider';
import { TextLink } from './TextLink';
import { textLink } from './TextLink.css';

const meta = {
  id: 'text-link',
  title: '部品/TextLink',
  component: TextLink,
  args: { href: '#guide', children: '購入方法' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered from the recipe, so that a new tone is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={textLink}>{(variants) => <TextLink {...args} {...variants} />}</Matrix>
  ),
};

export const InSentence: Story = {
  name: '文の中',
  tags: ['visual'],
  args: { children: '特定商取引法に基づく表記' },
  render: (args) => (
    <Text>
      返品と交換については、
      <TextLink {...args} />
      をご覧ください。到着から七日以内であれば、未使用の商品に限りお受けします。
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveFocus();
  },
};

export const Standalone: Story = {
  name: '単独',
  tags: ['visual'],
  args: { standalone: true, children: '変更' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link', { name: '変更' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const NewTab: Story = {
  name: '新しいタブ',
  tags: ['visual'],
  args: { href: 'https://www.example.com/contact', newTab: true, children: 'お問い合わせ' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^お問い合わせ\s*（新しいタブで開きます）$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const NewTabInSentence: Story = {
  name: '文の中の新しいタブ',
  tags: ['visual'],
  args: { href: 'https://www.example.com/voice-ring', newTab: true, children: '販売元のページ' },
  render: (args) => (
    <Text>
      ボイスリングは
      <TextLink {...args} />
      でお求めいただけます。お支払いとお届けは販売元が受け持ちます。
    </Text>
  ),
};

const RouterLink = (props: LinkProps) => <a {...props} data-link="router" />;

export const WithRouter: Story = {
  name: 'ルーターのリンク',
  render: (args) => (
    <UiProvider linkComponent={RouterLink}>
      <TextLink {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '購入方法' })).toHaveAttribute(
      'data-link',
      'router',
    );
  },
};

export const Long: Story = {
  name: '長いリンク',
  tags: ['visual'],
  args: {
    standalone: true,
    newTab: true,
    children: '鶴浜クレインズ公式ファンクラブのご利用にあたってのよくあるご質問とその答え',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
