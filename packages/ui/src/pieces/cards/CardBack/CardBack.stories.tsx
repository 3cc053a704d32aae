import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longestPlayerCard, playerCard, players } from '../../../testing';
import { CardBack } from './CardBack';

const meta = {
  id: 'card-back',
  title: '画面の部品/カード/CardBack',
  component: CardBack,
  tags: ['visual'],
  args: { card: playerCard() },
} satisfies Meta<typeof CardBack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'ノーマル',
  play: async ({ canvas, step }) => {
    await step('[CDET-02] 裏面に選手のすべてが並ぶ', async () => {
      for (const words of [
        '真壁 悠真',
        'Yuma Makabe',
        '2001年',
        '178 cm',
        '76 kg',
        '神奈川県横浜市',
        '浜野商業高',
        'MESSAGE',
        /^スタンドの声がいちばんの力です。/,
      ]) {
        await expect(canvas.getByText(words)).toBeVisible();
      }
      await expect(canvas.getByText('背番号').parentElement).toHaveTextContent('背番号7');
      await expect(canvas.getByText('カードの種類 ノーマル')).toBeInTheDocument();
    });
    await step('[CDET-03] 守備位置と投打は言葉になる', async () => {
      await expect(canvas.getByText('内野手')).toBeVisible();
      await expect(canvas.getByText('右投左打')).toBeVisible();
    });
  },
};

export const Silver: Story = {
  name: 'シルバー',
  args: {
    card: { ...playerCard(players[0], 'silver'), position: 'pitcher', batting: 'rightRight' },
  },
};

export const Gold: Story = {
  name: 'ゴールド',
  args: {
    card: { ...playerCard(players[2], 'gold'), position: 'outfielder', batting: 'leftLeft' },
  },
};

export const Signature: Story = {
  name: 'サイン',
  args: {
    card: { ...playerCard(players[1], 'signature'), position: 'catcher', batting: 'leftRight' },
  },
};

export const Unknown: Story = {
  name: 'わからない値は並べない',
  args: {
    card: {
      ...playerCard(players[5], 'platinum-2031'),
      position: 'manager',
      batting: 'unknown',
      birthYear: null,
      height: 0,
      weight: null,
      school: ' ',
      message: '',
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('[CDET-03] 知らない番号では行ごと出ない', async () => {
      await expect(canvas.queryByText('ポジション')).toBeNull();
      await expect(canvas.queryByText('投打')).toBeNull();
      await expect(canvas.queryByText('MESSAGE')).toBeNull();
      await expect(canvas.getAllByRole('term')).toHaveLength(1);
      await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
    });
  },
};

export const Longest: Story = {
  name: 'いちばん長い',
  args: { card: longestPlayerCard('gold') },
  play: async ({ canvasElement, userEvent }) => {
    const facts = canvasElement.querySelector('dl');
    await waitFor(() => expect(facts?.closest('[tabindex="0"]') ?? null).not.toBeNull());
    await userEvent.tab();
    await expect(document.activeElement).toContainElement(facts);
  },
};

export const LongestNormal: Story = {
  name: 'いちばん長い（ノーマル）',
  args: { card: longestPlayerCard() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[tabindex="0"]')).not.toBeNull());
  },
};
