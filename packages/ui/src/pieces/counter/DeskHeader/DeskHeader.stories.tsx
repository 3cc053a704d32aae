import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SyncStatus } from '../SyncStatus/SyncStatus';
import { DeskHeader } from './DeskHeader';

const meta = {
  id: 'desk-header',
  title: '画面の部品/窓口/DeskHeader',
  component: DeskHeader,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: '三浦 健',
    counts: { handedOver: 128, total: 342 },
    sound: { on: true, onChange: fn() },
    onLogout: fn(),
  },
} satisfies Meta<typeof DeskHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '受け渡しの途中',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '受け渡し' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '渡した注文' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '音' }));
    await expect(args.sound.onChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウト' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
};

export const OfMatch: Story = {
  name: '試合の日',
  tags: ['[MATCH-07]'],
  args: { counts: { handedOver: 120, total: 240, ofMatch: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'この試合で渡した注文' })).toHaveAttribute(
      'aria-valuetext',
      '240件のうち120件',
    );
  },
};

export const Loading: Story = { name: '件数を読み込み中', args: { counts: null } };

export const Muted: Story = {
  name: '音を切っている',
  args: { sound: { on: false, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '音' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const Offline: Story = {
  name: '通信がない',
  args: {
    children: (
      <SyncStatus
        offline
        asOf="2026-11-21T13:41:00+09:00"
        count={214}
        complete
        old={false}
        waiting={3}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('サーバーに接続できません。');
  },
};

export const Longest: Story = {
  name: '長い名前と大きな件数',
  args: { name: '長谷川 さくら子（会場責任者）', counts: { handedOver: 12_480, total: 13_420 } },
};
