import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, players, portrait, scenery } from '../../testing';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { UiProvider } from '../UiProvider/UiProvider';
import { Picture } from './Picture';

const meta = {
  id: 'picture',
  title: '部品/Picture',
  component: Picture,
  args: {
    src: portrait(players[2]),
    alt: '打席に向かう真壁 悠真選手',
    ratio: '3/4',
    rounded: 'md',
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '打席に向かう真壁 悠真選手' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 1);
  },
};

const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' };

export const Ratios: Story = {
  name: '縦横の比',
  tags: ['visual'],
  render: ({ src, alt, rounded = 'md' }) => (
    <div style={columns}>
      {(['1/1', '3/4', '4/3', '5/6', '16/9'] as const).map((ratio) => (
        <Stack key={ratio} gap="xs">
          <Picture src={src} alt={alt} ratio={ratio} rounded={rounded} />
          <Text kind="caption" tone="muted">
            {ratio}
          </Text>
        </Stack>
      ))}
    </div>
  ),
};

export const Fits: Story = {
  name: '収め方',
  tags: ['visual'],
  render: ({ alt }) => (
    <div style={columns}>
      <Picture src={scenery('stadium')} alt={alt} ratio="1/1" fit="cover" rounded="md" />
      <Picture src={scenery('stadium')} alt={alt} ratio="1/1" fit="contain" rounded="md" />
    </div>
  ),
};

export const Thumbnails: Story = {
  name: 'メッセージの画像は200×240まで',
  tags: ['visual', '[THR-12]'],
  render: () => (
    <Stack align="start">
      <Picture
        src={scenery('stadium')}
        alt="横長"
        width={1600}
        height={900}
        thumbnail
        rounded="md"
      />
      <Picture
        src={portrait(players[2])}
        alt="縦長"
        width={900}
        height={1600}
        thumbnail
        rounded="md"
      />
      <Picture
        src={portrait(players[2])}
        alt="小さい"
        width={90}
        height={120}
        thumbnail
        rounded="md"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('img', { name }).getBoundingClientRect();
    await expect(boxOf('横長').width).toBe(200);
    await expect(boxOf('縦長').height).toBeCloseTo(240, 0);
    await expect(boxOf('縦長').width).toBe(135);
    await expect(boxOf('小さい').width).toBe(90);
  },
};

export const LoadingBlurred: Story = {
  name: '読み込み中（ぼかし）',
  tags: ['visual'],
  args: { src: null, placeholder: scenery('dusk'), ratio: '4/3' },
};

export const LoadingTinted: Story = {
  name: '読み込み中（色だけ）',
  tags: ['visual'],
  args: { src: null, ratio: '4/3' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('span');
    const { width = 0, height = 1 } = frame?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

export const PlaceholderLeaves: Story = {
  name: '届いたらぼかしが消える',
  args: { placeholder: scenery('dusk') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const Failed: Story = {
  name: '表示できない',
  tags: ['visual'],
  args: { src: brokenImage, ratio: '4/3' },
  play: async ({ canvas }) => {
    const fallback = await canvas.findByRole('img', {
      name: '打席に向かう真壁 悠真選手 画像を表示できません',
    });
    const { width, height } = fallback.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await expect(canvas.getByText('画像を表示できません')).toBeVisible();
  },
};

export const FailedSmall: Story = {
  name: '小さい場所で表示できない',
  tags: ['visual'],
  args: { src: brokenImage, width: 90, height: 120, ratio: undefined, thumbnail: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /画像を表示できません/ });
    await expect(canvas.getByText('画像を表示できません')).not.toBeVisible();
  },
};

export const Priority: Story = {
  name: '最初に見える画像',
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Drawn: Story = {
  name: '見える幅のファイルを読み込む',
  tags: ['[NET-04]'],
  args: { drawn: 160 },
  render: (args) => (
    <UiProvider pictures={{ addressOf: (src, width) => `${src}#${width}`, attempt: 0 }}>
      <Picture {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image.src.endsWith('#160')).toBe(true);
  },
};

function ReconnectingPicture(args: ComponentProps<typeof Picture>) {
  const [attempt, setAttempt] = useState(0);
  const addressOf = (src: string) => (attempt === 0 ? brokenImage : src);
  return (
    <Stack>
      <UiProvider pictures={{ addressOf, attempt }}>
        <Picture {...args} />
      </UiProvider>
      <Button onClick={() => setAttempt(1)}>つながった</Button>
    </Stack>
  );
}

export const TriedAgain: Story = {
  name: 'つながったら読み直す',
  tags: ['[NET-05]'],
  args: { drawn: 480 },
  render: (args) => <ReconnectingPicture {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /画像を表示できません/ });
    await userEvent.click(canvas.getByRole('button', { name: 'つながった' }));
    await canvas.findByRole('img', { name: '打席に向かう真壁 悠真選手' });
  },
};
