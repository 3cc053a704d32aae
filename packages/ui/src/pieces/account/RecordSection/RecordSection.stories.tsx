import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../../primitives';
import { RecordSection } from './RecordSection';

const meta = {
  id: 'record-section',
  title: '画面の部品/マイページ/RecordSection',
  component: RecordSection,
  tags: ['visual'],
  args: {
    title: '活動記録',
    label: 'ACTIVITY',
    children: <Text tone="muted">ここに記録が入ります。</Text>,
  },
} satisfies Meta<typeof RecordSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '活動記録' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('活動記録');
  },
};
