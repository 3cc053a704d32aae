import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import {
  Clubs,
  ColorTable,
  HowToRead,
  Layers,
  Motion,
  Opening,
  Scale,
  TokenTable,
} from '../testing/guide';
import { colorsFrom, dark, light, tokenGroups } from '.';

const meta = {
  id: 'tokens',
  title: 'トークン',
  component: Scale,
  tags: ['!autodocs'],
  args: { name: 'space' },
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  name: '色',
  tags: ['visual'],
  render: () => <ColorTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(light).length);
    await expect(canvas.getAllByText(light.accent)).not.toHaveLength(0);
    await expect(canvas.getAllByText(dark.accentInk)).not.toHaveLength(0);
  },
};

/** Changing the one base colour changes every other colour. */
export const OtherClubs: Story = {
  name: '別のクラブの色',
  tags: ['visual'],
  render: () => <Clubs />,
  play: async ({ canvas }) => {
    const yellow = canvas.getByRole('region', { name: '#ffd400' });
    const button = yellow.querySelector('button');
    const probe = document.createElement('i');
    probe.style.color = colorsFrom('#ffd400').light.accent;
    await expect(button && getComputedStyle(button).backgroundColor).toBe(probe.style.color);
  },
};

/** As a designer reads a group: colours have two values and pairs, other tokens one value. */
export const Listed: Story = {
  name: '一覧の見かた',
  parameters: { layout: 'fullscreen' },
  tags: ['visual'],
  render: () => (
    <TokenTable groups={tokenGroups.filter(({ name }) => ['color', 'motion'].includes(name))} />
  ),
};

export const All: Story = {
  name: '一覧',
  parameters: { layout: 'fullscreen' },
  render: () => <TokenTable />,
  play: async ({ canvas, userEvent, step }) => {
    await step('すべてのトークンに、コードと CSS 変数がある', async () => {
      const tokens = tokenGroups.flatMap((group) => group.tokens);
      await expect(canvas.getAllByText('コード')).toHaveLength(tokens.length);
      await expect(canvas.getAllByText('CSS')).toHaveLength(tokens.length);
      await expect(new Set(tokens.map(({ variable }) => variable)).size).toBe(tokens.length);
    });
    await step('押すとコピーする', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByText('var(--space-md)'));
      await expect(write).toHaveBeenCalledWith('var(--space-md)');
      await expect(await canvas.findByText('コピーしました')).toBeVisible();
      write.mockRestore();
    });
  },
};

export const Space: Story = { name: '余白', tags: ['visual'] };
export const Radius: Story = { name: '角の丸み', tags: ['visual'], args: { name: 'radius' } };
export const Size: Story = { name: '大きさ', tags: ['visual'], args: { name: 'size' } };
export const FontSize: Story = {
  name: '文字の大きさ',
  tags: ['visual'],
  args: { name: 'fontSize' },
};
export const Leading: Story = { name: '行の間', tags: ['visual'], args: { name: 'leading' } };
export const Weight: Story = { name: '文字の太さ', tags: ['visual'], args: { name: 'weight' } };
export const FontFamily: Story = { name: '書体', tags: ['visual'], args: { name: 'fontFamily' } };
export const Elevation: Story = { name: '影', tags: ['visual'], args: { name: 'elevation' } };
export const Depth: Story = { name: '重なり', args: { name: 'depth' } };
export const Breakpoint: Story = { name: '画面の幅', args: { name: 'breakpoint' } };

export const Moves: Story = { name: '動き', render: () => <Motion /> };

export const Welcome: Story = { name: '表紙', tags: ['visual'], render: () => <Opening /> };
export const LayerMap: Story = { name: '層', tags: ['visual'], render: () => <Layers /> };
export const Reading: Story = { name: 'ストーリーの読み方', render: () => <HowToRead /> };
