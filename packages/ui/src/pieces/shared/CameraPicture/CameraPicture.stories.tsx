import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scenery } from '../../../testing';
import { CameraPicture } from './CameraPicture';

const meta = {
  id: 'camera-picture',
  title: '共用の部品/CameraPicture',
  component: CameraPicture,
  args: { stream: null, poster: scenery('stadium') },
  decorators: [
    (Example) => (
      <div style={{ position: 'relative', width: 240, height: 160 }}>
        <Example />
      </div>
    ),
  ],
} satisfies Meta<typeof CameraPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  name: '映像の前の写真',
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video?.getBoundingClientRect().width).toBe(240);
    await expect(video).toHaveAttribute('aria-hidden', 'true');
  },
};
