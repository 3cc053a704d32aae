import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample } from '../../testing';
import { Badge } from '../Badge/Badge';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextLink } from '../TextLink/TextLink';
import { Inline } from './Inline';

const aligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifies = ['start', 'center', 'end', 'between'] as const;

const meta = {
  id: 'inline',
  title: '部品/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Sample>1</Sample>
        <Sample tall>2</Sample>
        <Sample>3</Sample>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '基本' };

export const Aligns: Story = {
  name: '揃え',
  tags: ['visual'],
  render: (args) => (
    <Stack gap="xl">
      {aligns.map((align) => (
        <Stack key={align} gap="xs">
          <Text kind="caption" tone="muted">
            {align}
          </Text>
          <Inline {...args} align={align} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Justifies: Story = {
  name: '並びの寄せ方',
  tags: ['visual'],
  render: (args) => (
    <Stack gap="xl">
      {justifies.map((justify) => (
        <Stack key={justify} gap="xs">
          <Text kind="caption" tone="muted">
            {justify}
          </Text>
          <Inline {...args} justify={justify} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const TitleRow: Story = {
  name: '見出しの行',
  tags: ['visual'],
  args: {
    as: 'header',
    justify: 'between',
    children: (
      <>
        <Inline>
          <Heading level={2}>未読メッセージ</Heading>
          <Badge count={3} label="3件" />
        </Inline>
        <TextLink href="#all" standalone>
          すべて見る
        </TextLink>
      </>
    ),
  },
};

export const Wrapping: Story = {
  name: '折り返し',
  tags: ['visual'],
  args: {
    as: 'ul',
    'aria-label': '分類',
    children: ['すべて', '応援グッズ', 'ジュエリー', 'デジタル', 'ユニフォーム', 'タオル'].map(
      (name) => (
        <Inline as="li" key={name}>
          <Badge tone="neutral" emphasis="soft">
            {name}
          </Badge>
        </Inline>
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '分類' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const RowGap: Story = {
  name: '行の間隔だけを狭くする',
  args: { gap: 'xl', rowGap: 'none' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('1').parentElement;
    await expect(row).toHaveStyle({ columnGap: '24px', rowGap: '0px' });
  },
};

export const OneLine: Story = {
  name: '折り返さない',
  tags: ['visual'],
  args: {
    wrap: false,
    justify: 'between',
    children: (
      <>
        <Text lines={1}>
          昨日は応援ありがとうございました。次のホームゲームも、全力で投げます。球場で会いましょう。
        </Text>
        <Badge>NEW</Badge>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('NEW')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
