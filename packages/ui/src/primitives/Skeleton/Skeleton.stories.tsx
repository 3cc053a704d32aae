import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { expectOnlyInTwin } from '../../testing/twin';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Skeleton } from './Skeleton';
import { skeleton } from './Skeleton.css';

const meta = {
  id: 'skeleton',
  title: '部品/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered from the recipe, so that a new shape is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: () => (
    <Matrix recipe={skeleton}>
      {(variants) => (
        <div style={{ width: 200 }}>
          <Skeleton {...variants} lines={2} />
        </div>
      )}
    </Matrix>
  ),
};

export const Unheard: Story = {
  name: '読み上げない',
  args: { lines: 3 },
  play: async (context) => {
    await expectOnlyInTwin(context, { label: '読み込み中' }, () =>
      context.canvas.queryByRole('status'),
    );
  },
};

export const SameRoom: Story = {
  name: '文字と同じ場所を取る',
  render: () => (
    <Stack gap="none">
      <Skeleton lines={2} />
      <Text>
        一行目
        <br />
        二行目
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/一行目/);
    const lines = words.previousElementSibling;
    await expect(lines?.getBoundingClientRect().height).toBeCloseTo(
      words.getBoundingClientRect().height,
      0,
    );
  },
};

export const Region: Story = {
  name: '一覧の読み込み',
  tags: ['visual'],
  render: () => (
    <Stack as="section" aria-label="メッセージ" aria-busy gap="lg">
      {[1, 2, 3].map((row) => (
        <Inline key={row} wrap={false} align="start" gap="md">
          <Skeleton kind="circle" label={row === 1 ? '読み込み中' : undefined} />
          <Stack grow gap="xs">
            <Skeleton size="small" />
            <Skeleton lines={2} />
          </Stack>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'メッセージ' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: '12px',
};

export const Products: Story = {
  name: '商品の読み込み',
  tags: ['visual'],
  render: () => (
    <div style={columns}>
      {[1, 2, 3, 4].map((product) => (
        <Stack key={product} gap="xs">
          <Skeleton kind="block" ratio="1/1" label={product === 1 ? '読み込み中' : undefined} />
          <Skeleton lines={2} />
        </Stack>
      ))}
    </div>
  ),
};
