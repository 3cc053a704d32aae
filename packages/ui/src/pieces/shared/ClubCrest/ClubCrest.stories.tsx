import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, scenery } from '../../../testing';
import { ClubCrest } from './ClubCrest';

const meta = {
  id: 'club-crest',
  title: '共用の部品/ClubCrest',
  component: ClubCrest,
  tags: ['visual'],
  args: { logoUrl: null },
} satisfies Meta<typeof ClubCrest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shield: Story = { name: '盾' };

export const Large: Story = { name: '大きな盾', args: { size: 'large' } };

export const Logo: Story = {
  name: 'ロゴ',
  args: { logoUrl: scenery('stadium'), size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

export const BrokenLogo: Story = {
  name: 'ロゴが壊れている',
  tags: ['!visual'],
  args: { logoUrl: brokenImage },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};
