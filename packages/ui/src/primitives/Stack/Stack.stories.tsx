import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample } from '../../testing';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { Stack } from './Stack';
import * as styles from './Stack.css';

const meta = {
  id: 'stack',
  title: '部品/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Sample>1</Sample>
        <Sample>2</Sample>
        <Sample>3</Sample>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '基本' };

export const Gaps: Story = {
  name: '間隔',
  tags: ['visual'],
  render: (args) => (
    <Stack gap="xl">
      {keysOf(styles.gap).map((gap) => (
        <Stack key={gap} gap="xs">
          <Text kind="caption" tone="muted">
            {gap}
          </Text>
          <Stack {...args} gap={gap} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Aligns: Story = {
  name: '揃え',
  tags: ['visual'],
  render: (args) => (
    <Stack gap="xl">
      {keysOf(styles.align).map((align) => (
        <Stack key={align} gap="xs">
          <Text kind="caption" tone="muted">
            {align}
          </Text>
          <Stack {...args} align={align} gap="sm" />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Section: Story = {
  name: '画面の一節',
  tags: ['visual'],
  args: {
    as: 'section',
    'aria-labelledby': 'stack-heading',
    gap: 'md',
    children: (
      <>
        <Heading level={2} id="stack-heading">
          選手にメッセージを送る
        </Heading>
        <Text>
          応援のことばは、試合のない日でも届きます。はじめての方は、まず推し選手をひとり選んでください。
        </Text>
        <Button tone="accent">推し選手を選ぶ</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '選手にメッセージを送る' })).toContainElement(
      canvas.getByRole('button', { name: '推し選手を選ぶ' }),
    );
  },
};

export const List: Story = {
  name: '一覧',
  args: {
    as: 'ul',
    'aria-label': '選手',
    gap: 'sm',
    children: (
      <>
        <Stack as="li">
          <Text>佐伯 颯太</Text>
        </Stack>
        <Stack as="li">
          <Text>黒田 蓮</Text>
        </Stack>
        <Text as="li">真壁 悠真</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '選手' })).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongWords: Story = {
  name: '折り返せないことば',
  tags: ['visual'],
  args: {
    align: 'start',
    children: (
      <Text>
        https://www.example.com/user/u/messages/2026/11/21/hamano-mariners-official-fan-club-thread-0001
      </Text>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

function keysOf<Key extends string>(record: Record<Key, unknown>) {
  // Object.keys loses the key type; a record of styles has no other keys.
  return Object.keys(record) as Key[];
}
