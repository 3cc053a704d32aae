import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { players, portrait, Sample } from '../../testing';
import { Picture } from '../Picture/Picture';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Grid } from './Grid';

const columns = [1, 2, 3, 4, 'narrow', 'medium', 'wide'] as const;

const meta = {
  id: 'grid',
  title: '部品/Grid',
  component: Grid,
  args: {
    gap: 'sm',
    children: [1, 2, 3, 4, 5, 6].map((number) => <Sample key={number}>{number}</Sample>),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '基本' };

export const Columns: Story = {
  name: '列の数と幅',
  tags: ['visual'],
  render: (args) => (
    <Stack gap="xl">
      {columns.map((count) => (
        <Stack key={count} gap="xs">
          <Text kind="caption" tone="muted">
            columns {count}
          </Text>
          <Grid {...args} columns={count} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Cards: Story = {
  name: '選手の一覧',
  tags: ['visual'],
  args: {
    as: 'ul',
    'aria-label': '選手',
    columns: 'narrow',
    gap: 'md',
    children: players.map((player) => (
      <Stack as="li" key={player.number} gap="xs">
        <Picture src={portrait(player)} alt="" ratio="3/4" rounded="md" />
        <Text kind="labelSmall">{player.name}</Text>
      </Stack>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '選手' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(players.length);
  },
};

export const LongContent: Story = {
  name: '長いことば',
  tags: ['visual'],
  args: {
    columns: 2,
    children: (
      <>
        <Text>ダイヤモンドモチーフリング（限定一〇〇点・名入れできます）</Text>
        <Text>hamano-mariners-official-goods-diamond-ring-2026-limited-edition</Text>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
