import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeskEnrolment } from './DeskEnrolment';

const meta = {
  id: 'desk-enrolment',
  title: '画面の部品/窓口/DeskEnrolment',
  component: DeskEnrolment,
  tags: ['visual', '[STAFF-03]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    kind: 'ready',
    pending: false,
    error: null,
    loginHref: '#login',
    homeHref: '#home',
    onEnrol: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof DeskEnrolment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '読み取ったところ',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この端末をレジにする' }));
    await expect(args.onEnrol).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Pending: Story = { name: '確かめている', args: { pending: true } };

export const Refused: Story = {
  name: '使えないコード',
  args: {
    error: 'このコードは使えません。責任者に、新しいコードを出してもらってください。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('新しいコード');
  },
};

export const NoCode: Story = {
  name: 'コードがない',
  args: { kind: 'noCode' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /ログイン/ })).toHaveAttribute('href', '#login');
  },
};

export const SignedIn: Story = {
  name: 'スタッフのログイン中',
  args: { kind: 'signedIn', name: '三浦 さとみ' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/三浦 さとみさんのログイン中です/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'このまま使う' })).toHaveAttribute(
      'href',
      '#home',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウトする' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
    await expect(args.onEnrol).not.toHaveBeenCalled();
  },
};
