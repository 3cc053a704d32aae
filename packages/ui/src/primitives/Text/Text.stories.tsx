import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, WarningIcon } from '../../icons';
import { Matrix } from '../../testing';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';
import { text } from './Text.css';

const long =
  '昨日は応援ありがとうございました。九回の裏、ライトスタンドの声がはっきり聞こえていました。次のホームゲームも全力で投げますので、また球場で会いましょう。';

const meta = {
  id: 'text',
  title: '部品/Text',
  component: Text,
  args: { children: long },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '本文' };

/** Rendered from the recipe, so that a new style or tone is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: () => (
    <Matrix recipe={text}>{(variants) => <Text {...variants}>¥8,800 税込 Yuma</Text>}</Matrix>
  ),
};

export const Lines: Story = {
  name: '行数で省く',
  tags: ['visual'],
  // Longer than the two lines of a wide window.
  args: { children: long.repeat(5) },
  render: (args) => (
    <Stack>
      <Text {...args} lines={1} />
      <Text {...args} lines={2} />
      <Text {...args} lines={3} kind="small" tone="muted" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(long.repeat(5));
    await expect(first?.clientHeight).toBeLessThan(second?.clientHeight ?? 0);
    await expect(first?.scrollHeight).toBeGreaterThan(first?.clientHeight ?? 0);
  },
};

export const Phrases: Story = {
  name: '文節で折り返す',
  tags: ['visual'],
  args: { phrases: true, kind: 'small', children: '受け取りのときに、この画面を見せてください。' },
  decorators: [(Example) => <div style={{ width: '10em' }}>{Example()}</div>],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.children))).toHaveStyle({ textWrap: 'balance' });
  },
};

export const Sign: Story = {
  name: '印と色の付いた状態',
  render: () => (
    <Stack gap="sm" align="start">
      <Text kind="labelSmall" tone="success" icon={<CheckIcon size="tiny" />}>
        受け渡し中
      </Text>
      <Text kind="labelSmall" tone="warning" icon={<WarningIcon size="tiny" />}>
        {long}
      </Text>
    </Stack>
  ),
};

export const Nested: Story = {
  name: '文の中の強調',
  tags: ['visual'],
  args: {
    kind: 'small',
    tone: 'muted',
    children: (
      <>
        受け取り期限は
        <Text as="strong" tone="ink">
          11月30日（日）
        </Text>
        です。入会から
        <Text as="span" kind="jersey" tone="accent">
          214
        </Text>
        日になりました。
      </>
    ),
  },
  play: async ({ canvas }) => {
    const strong = canvas.getByText('11月30日（日）');
    await expect(getComputedStyle(strong).fontSize).toBe('14px');
    await expect(getComputedStyle(strong).fontWeight).toBe('700');
  },
};

export const Figures: Story = {
  name: '数字とローマ字',
  tags: ['visual'],
  render: () => (
    <Stack gap="md">
      <Inline align="end" gap="md">
        <Text kind="jersey" tone="accent">
          7
        </Text>
        <Stack gap="none">
          <Text kind="label">真壁 悠真</Text>
          <Text kind="romaji" tone="muted" lang="en">
            YUMA MAKABE
          </Text>
        </Stack>
      </Inline>
      <Inline align="baseline" gap="xs">
        <Text as="span" kind="price">
          ¥15,400
        </Text>
        <Text as="span" kind="caption" tone="muted">
          税込
        </Text>
      </Inline>
    </Stack>
  ),
};

export const Unbreakable: Story = {
  name: '長い英数字',
  tags: ['visual'],
  args: {
    children: 'https://www.example.com/user/u/my-order/S-20261121-0042-0042-0042-0042-0042-0042',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
