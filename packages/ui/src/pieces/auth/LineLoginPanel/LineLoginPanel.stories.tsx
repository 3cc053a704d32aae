import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scenery } from '../../../testing';
import { LineLoginPanel } from './LineLoginPanel';

const meta = {
  id: 'line-login-panel',
  title: '画面の部品/登録とログイン/LineLoginPanel',
  component: LineLoginPanel,
  tags: ['visual'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    a11y: {
      config: {
        // White on LINE's green has a contrast of 2.3:1. The guideline forbids other colours, so the label is
        // large and bold instead; everything else on the screen is checked against AA.
        rules: [{ id: 'color-contrast', selector: '*:not([data-line-artwork])' }],
      },
    },
  },
  args: {
    team: '鶴浜クレインズ',
    slogan: 'この街と、どこまでも。',
    logoUrl: null,
    status: 'idle',
    onLogin: fn(),
    playerLoginHref: '#player',
    commerceHref: '#commerce',
    privacyHref: '#privacy',
  },
} satisfies Meta<typeof LineLoginPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '基本',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[AUTH-01] LINEのボタン、取得する情報、選手の入口がある', async () => {
      const button = canvas.getByRole('button', { name: 'LINEでログイン' });
      await userEvent.click(button);
      await expect(args.onLogin).toHaveBeenCalledTimes(1);
      await expect(
        canvas.getByText('ログイン時にLINEのアカウント名とプロフィール画像を取得します。'),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: '選手の方はこちら' })).toHaveAttribute(
        'href',
        '#player',
      );
      button.blur();
    });
    await step('規約のページへも、ログインせずに行ける', async () => {
      await expect(canvas.getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveAttribute(
        'href',
        '#commerce',
      );
      await expect(canvas.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute(
        'href',
        '#privacy',
      );
    });
    await step('LINEの決まり：色、太く大きな一行', async () => {
      const button = canvas.getByRole('button', { name: 'LINEでログイン' });
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const label = getComputedStyle(canvas.getByText('LINEでログイン'));
      await expect(Number.parseFloat(label.fontSize)).toBeGreaterThanOrEqual(18.66);
      await expect(label.fontWeight).toBe('700');
      await expect(label.whiteSpace).toBe('nowrap');
    });
  },
};

export const Starting: Story = {
  name: '接続中',
  args: { status: 'starting' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('LINEに接続しています');
  },
};

export const BeforeScripts: Story = {
  name: 'スクリプトが届く前',
  args: { pressedHref: '#line-login' },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'LINEでログイン' });
    await step('押す前は、ふつうのボタンに見える', async () => {
      await expect(canvas.getByText('LINEに接続しています')).not.toBeVisible();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('押すと、スクリプトなしで接続中になる', async () => {
      await userEvent.click(link);
      await expect(location.hash).toBe('#line-login');
      await expect(canvas.getByText('LINEに接続しています')).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: '接続できない',
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('通信を確認して');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

export const WithLogo: Story = { name: 'ロゴつき', args: { logoUrl: scenery('stadium') } };

export const LongNames: Story = {
  name: '長い名前',
  args: {
    team: '北陸鶴浜ウォーターフロント・クレインズ野球倶楽部',
    slogan: '海と山と、この街に暮らすすべての人と、どこまでも駆け抜ける。',
  },
};
