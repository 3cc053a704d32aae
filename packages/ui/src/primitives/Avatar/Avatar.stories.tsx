import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, Matrix, players, portrait } from '../../testing';
import { expectOnlyInTwin } from '../../testing/twin';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';
import { avatar } from './Avatar.css';

const meta = {
  id: 'avatar',
  title: '部品/Avatar',
  component: Avatar,
  args: { src: portrait(players[1]), name: players[1].name },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideName: Story = {
  name: '名前の横',
  tags: ['visual'],
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text kind="label">{args.name}</Text>
    </Inline>
  ),
  play: async (context) => {
    await expectOnlyInTwin(context, { alt: players[1].name }, () =>
      context.canvas.queryByRole('img'),
    );
  },
};

/** Rendered from the recipe, so that a new size is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={avatar}>
      {(variants) => (
        <Inline>
          <Avatar {...args} {...variants} />
          <Avatar name="さくら" {...variants} />
          <Avatar {...variants} />
          <Avatar kind="group" {...variants} />
        </Inline>
      )}
    </Matrix>
  ),
};

export const Described: Story = {
  name: '名前のない場所',
  args: { alt: '黒田 蓮' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '黒田 蓮' })).toBeVisible();
  },
};

export const Broken: Story = {
  name: '画像が壊れている',
  tags: ['visual'],
  args: { src: brokenImage, name: 'さくら', alt: 'さくら' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('さ')).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'さくら' }).offsetHeight).toBe(44);
  },
};

export const Replaced: Story = {
  name: '壊れた画像を替える',
  render: function Replaced(args) {
    const [src, setSrc] = useState(brokenImage);
    return (
      <Stack align="start">
        <Avatar {...args} src={src} alt="黒田 蓮" />
        <Button onClick={() => setSrc(portrait(players[1]))}>画像を替える</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('黒')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '画像を替える' }));
    await expect(canvas.getByRole('img', { name: '黒田 蓮' })).toHaveAttribute(
      'src',
      portrait(players[1]),
    );
  },
};

export const Emoji: Story = {
  name: '絵文字で始まる名前',
  args: { src: null, name: '👨‍👩‍👧 さくら家' },
  parameters: { cutText: 'The pinned fonts have no emoji: one family is drawn as three boxes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('👨‍👩‍👧')).toBeVisible();
  },
};
