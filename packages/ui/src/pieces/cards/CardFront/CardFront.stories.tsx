import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  brokenImage,
  inNameOfClub,
  longestPlayerCard,
  playerCard,
  players,
} from '../../../testing';
import { CardFront } from './CardFront';
import { cardKindOf } from './cardKind';

const meta = {
  id: 'card-front',
  title: '画面の部品/カード/CardFront',
  component: CardFront,
  tags: ['visual'],
  args: { card: playerCard() },
} satisfies Meta<typeof CardFront>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'ノーマル',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('img', { name: '真壁 悠真、背番号7、ノーマルカード' });
    const { width, height } = card.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(63 / 88, 3);
  },
};

export const Silver: Story = {
  name: 'シルバー',
  args: { card: playerCard(players[0], 'silver') },
};

export const Gold: Story = { name: 'ゴールド', args: { card: playerCard(players[2], 'gold') } };

export const Signature: Story = {
  name: 'サイン',
  args: { card: playerCard(players[1], 'signature') },
};

export const Unknown: Story = {
  name: '知らない種類はノーマル',
  args: { card: playerCard(players[6], 'platinum-2031') },
  play: async ({ canvas }) => {
    await expect(cardKindOf('platinum-2031')).toBe('normal');
    await expect(cardKindOf('gold')).toBe('gold');
    await expect(canvas.getByRole('img', { name: /ノーマルカード$/ })).toBeVisible();
  },
};

const kinds = ['normal', 'silver', 'gold', 'signature'] as const;

/** Equal columns. */
const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: '12px',
});

export const Kinds: Story = {
  name: '種類を並べる',
  render: () => (
    <div style={columns(2)}>
      {kinds.map((kind, index) => (
        <CardFront key={kind} card={inNameOfClub(playerCard(players[index], kind))} />
      ))}
    </div>
  ),
};

export const Small: Story = {
  name: 'アルバムの大きさ',
  args: { size: 'small' },
  render: () => (
    <div style={columns(3)}>
      {players.map((player, index) => (
        <CardFront
          key={player.number}
          size="small"
          card={inNameOfClub(playerCard(player, kinds[index % kinds.length]))}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('効果を何も使わない', async () => {
      for (const element of canvasElement.querySelectorAll('[role="img"], [role="img"] *')) {
        const { filter, mixBlendMode, animationName, backdropFilter, willChange } =
          getComputedStyle(element);
        await expect([filter, mixBlendMode, animationName, backdropFilter, willChange]).toEqual([
          'none',
          'normal',
          'none',
          'none',
          'auto',
        ]);
      }
    });
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前',
  render: () => (
    <div style={columns(2)}>
      {kinds.map((kind) => (
        <CardFront key={kind} card={inNameOfClub(longestPlayerCard(kind))} />
      ))}
      {kinds.map((kind) => (
        <CardFront
          key={`${kind} small`}
          size="small"
          card={inNameOfClub(longestPlayerCard(kind))}
        />
      ))}
    </div>
  ),
};

export const NoPicture: Story = {
  name: '写真がない',
  args: { card: { ...playerCard(), pictureUrl: brokenImage }, priority: true },
};
