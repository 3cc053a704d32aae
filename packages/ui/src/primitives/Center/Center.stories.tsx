import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample } from '../../testing';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Center } from './Center';

const widths = ['narrow', 'page', 'wide'] as const;

const meta = {
  id: 'center',
  title: '部品/Center',
  component: Center,
  parameters: { layout: 'fullscreen' },
  args: { children: <Sample>ここに画面の中身が入ります</Sample> },
} satisfies Meta<typeof Center>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '基本',
  play: async ({ canvas, canvasElement }) => {
    const content = canvas.getByText('ここに画面の中身が入ります').getBoundingClientRect();
    const frame = canvasElement.getBoundingClientRect();
    await expect(content.left - frame.left).toBeGreaterThanOrEqual(16);
    await expect(content.left - frame.left).toBeCloseTo(frame.right - content.right, 0);
  },
};

export const Widths: Story = {
  name: '幅',
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {widths.map((width) => (
        <Center {...args} key={width} width={width}>
          <Sample>{width}</Sample>
        </Center>
      ))}
    </Stack>
  ),
};

export const NoGutters: Story = { name: '余白なし', tags: ['visual'], args: { gutters: 'none' } };

export const Main: Story = {
  name: '画面の本体',
  args: { as: 'main', children: <Text>本文は一行が長くなりすぎない幅で止まります。</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('本文は');
  },
};
