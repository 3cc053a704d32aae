import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Inline, Stack, Text } from '../primitives';
import { Icon } from './Icon';
import * as set from './set';
import * as tabs from './tabs';

const icons = { ...tabs, ...set };

const meta = {
  id: 'icons',
  title: '部品/Icon',
  component: Icon,
  args: { d: '' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reads the exports of the icon set, so that a new icon is listed automatically. */
export const Catalogue: Story = {
  name: '一覧',
  tags: ['visual'],
  render: () => (
    <Grid as="ul" columns="medium" gap="xl" aria-label="アイコン">
      {Object.entries(icons).map(([name, Sign]) => (
        <Stack as="li" key={name} gap="sm">
          <Inline gap="md" align="end">
            <Sign />
            <Sign size="small" />
            <Sign size="tiny" />
          </Inline>
          <Text kind="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};

export const Sizes: Story = {
  name: '大きさ（24・20・16px）',
  tags: ['visual'],
  render: () => (
    <Inline gap="lg">
      <icons.MessageIcon />
      <icons.MessageIcon size="small" />
      <icons.MessageIcon size="tiny" />
    </Inline>
  ),
};

export const TakesInk: Story = {
  name: '文字の色になる',
  tags: ['visual'],
  render: () => (
    <Stack>
      {(['ink', 'muted', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          <Inline>
            <icons.InfoIcon />
            {tone}
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
};
