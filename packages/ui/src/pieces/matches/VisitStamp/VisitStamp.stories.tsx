import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitStamp } from './VisitStamp';

const match = { day: '2026-11-28', opponent: '港南マリナーズ' };

const meta = {
  id: 'visit-stamp',
  title: '画面の部品/試合/VisitStamp',
  component: VisitStamp,
  tags: ['visual', '[MATCH-06]'],
  args: { status: 'asking' },
} satisfies Meta<typeof VisitStamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stamped: Story = {
  name: '押せた',
  args: { status: 'stamped', countInSeason: 12, match },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /来場スタンプ.*今季12試合目.*11月28日（土） 対 港南マリナーズ/,
    );
  },
};

export const StampedBefore: Story = {
  name: 'もう押してあった',
  args: { status: 'stampedBefore', countInSeason: 12, match },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('もう押してあります');
  },
};

export const Asking: Story = {
  name: '確認中',
  args: { status: 'asking' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('コードを確認しています');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Stored: Story = {
  name: '電波がなく預かった',
  args: { status: 'stored' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('自動でスタンプを押します');
  },
};

export const Refused: Story = {
  name: '断られた',
  args: {
    status: 'failed',
    message: 'コードが新しくなっています。画面に出ているコードを、もう一度読み取ってください。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/押せませんでした.*コードが新しく/);
  },
};

export const NoCode: Story = {
  name: 'コードではなかった',
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('もう一度読み取ってください');
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前',
  args: {
    status: 'stamped',
    countInSeason: 128,
    match: {
      day: '2026-12-30',
      opponent: 'インターナショナル・ベースボールクラブ・サザンクロスシティ選抜チーム',
    },
  },
};
