import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack, Text } from '../../../primitives';
import { ProductName } from './ProductName';

const meta = {
  id: 'product-name',
  title: '共用の部品/ProductName',
  component: ProductName,
  tags: ['visual', '[SHOP-03]'],
  args: { children: 'スカーレットマフラータオル' },
  render: (args) => (
    <Text kind="labelSmall" phrases>
      <ProductName {...args} />
    </Text>
  ),
  decorators: [
    (Story) => (
      <div style={{ width: 'min(126px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of each line, as drawn. */
function linesOf(element: Element) {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + range.toString());
    }
  }
  return [...lines.values()];
}

export const Compound: Story = {
  name: '片仮名の続く名前',
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('スカーレットマフラータオル'))).toEqual([
      'スカーレット',
      'マフラータオル',
    ]);
  },
};

export const Year: Story = {
  name: '年は、前の語から離れない',
  args: { children: 'ホームユニフォーム 2026' },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('ホームユニフォーム 2026'))).toEqual([
      'ホーム',
      'ユニフォーム\u00a02026',
    ]);
  },
};

export const Option: Story = {
  name: '選んだ種類',
  tags: ['[STOCK-04]'],
  args: { children: 'ホームユニフォーム 2026', option: 'L（身丈74cm）' },
  play: async ({ canvas }) => {
    const option = canvas.getByText('L（身丈74cm）');
    await expect(getComputedStyle(option).display).toBe('block');
  },
};

export const Several: Story = {
  name: 'いろいろな名前',
  render: () => (
    <Stack gap="md">
      {[
        'ダイヤモンドモチーフリング',
        '鶴浜クレインズ創立三十周年記念オーセンティックユニフォーム（背番号・名入れ）',
        'オフィシャルガイドブック2026年版',
        '応援メガホン',
      ].map((name) => (
        <Text key={name} kind="labelSmall" phrases>
          <ProductName>{name}</ProductName>
        </Text>
      ))}
    </Stack>
  ),
};
