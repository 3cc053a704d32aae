import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readCode } from '../../../testing';
import { VisitSheet } from './VisitSheet';

const address = 'https://fanclub.example/user/u/visits#12.p.Zm9vYmFyYmF6';

const meta = {
  id: 'visit-sheet',
  title: '画面の部品/試合/VisitSheet',
  component: VisitSheet,
  tags: ['visual', '[MATCH-06]'],
  args: {
    match: { day: '2026-11-28', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' },
    address,
    onPrint: fn(),
  },
} satisfies Meta<typeof VisitSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ args, canvas, userEvent }) => {
    await expect(await readCode(canvas.getByRole('img'))).toBe(address);
    await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前',
  args: {
    match: {
      day: '2026-12-30',
      opponent: 'インターナショナル・ベースボールクラブ・サザンクロスシティ選抜チーム',
      ground: '県立総合運動公園野球場（ふるさと納税記念ボールパーク）第二グラウンド',
    },
  },
};
