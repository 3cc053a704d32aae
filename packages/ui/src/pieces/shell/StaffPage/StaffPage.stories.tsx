import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge, Text } from '../../../primitives';
import {
  StaffPage,
  StaffPageFrame,
  type StaffPageFrameProps,
  type StaffPageProps,
} from './StaffPage';

const meta = {
  id: 'staff-page',
  title: '画面の部品/共通/StaffPage',
  component: StaffPage,
  tags: ['visual', '[STAFF-02]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    name: '三浦 健',
    hrefs: {
      today: '#today',
      pickups: '#pickups',
      orders: '#orders',
      products: '#products',
      matches: '#matches',
      reports: '#reports',
      desks: '#desks',
      log: '#log',
    },
    current: 'orders',
    onLogout: fn(),
    children: <Text>ここに内容が入ります。</Text>,
  },
  render: ({ name, hrefs, counts, onLogout, ...page }) => (
    <StaffPageFrame {...{ name, hrefs, counts, onLogout }}>
      <StaffPage {...page} />
    </StaffPageFrame>
  ),
} satisfies Meta<StaffPageFrameProps & Omit<StaffPageProps, 'onLogout'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '一覧',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '注文' })).toBeVisible();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('注文');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('今日');
    await expect(canvas.getByRole('link', { name: '受け渡し' })).toHaveAttribute(
      'href',
      '#pickups',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウト' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
};

export const Counts: Story = {
  name: '人が決めることがある',
  tags: ['[TODAY-01]'],
  args: { current: 'today', counts: { orders: 3, reports: 128, today: 0 } },
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('link', { name: '注文 対応待ち3件' });
    await expect(orders).toHaveAttribute('href', '#orders');
    const reports = canvas.getByRole('link', { name: '見守り 対応待ち128件' });
    await expect(reports).toHaveTextContent('99+');
    await expect(canvas.getByRole('link', { name: '今日' })).toHaveTextContent(/^今日$/);
    await expect(canvas.getByRole('link', { name: '受け渡し' })).toBeVisible();
  },
};

export const Inner: Story = {
  name: '一つ中の画面',
  args: {
    hrefs: { ...meta.args.hrefs, account: '#account' },
    title: '261121-H7T4RA',
    mark: <Badge>未発送</Badge>,
    backHref: '#orders',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文へ戻る' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '三浦 健のログインと端末' })).toBeVisible();
  },
};

export const Account: Story = {
  name: '自分のログインと端末',
  tags: ['[STAFF-06]'],
  args: { hrefs: { ...meta.args.hrefs, account: '#account' }, current: 'account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ログインと端末');
    const own = canvas.getByRole('link', { name: '三浦 健のログインと端末' });
    await expect(own).toHaveAttribute('href', '#account');
    await expect(own).toHaveAttribute('aria-current', 'page');
  },
};

const owner = { ...meta.args.hrefs, staff: '#staff' };

export const Owner: Story = {
  name: 'オーナー',
  args: { hrefs: owner, current: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'スタッフ' })).toBeVisible();
    const link = canvas.queryByRole('link', { name: 'スタッフ' });
    if (link) await expect(link).toHaveAttribute('aria-current', 'page');
    else
      await expect(canvas.getByRole('button', { name: 'メニュー' })).toHaveAttribute(
        'aria-current',
        'true',
      );
  },
};

export const Menu: Story = {
  name: 'スマートフォンのメニュー',
  args: { hrefs: owner, current: 'orders', counts: { orders: 3 } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.queryByRole('button', { name: 'メニュー' });
    // A wide screen has room for all places.
    if (!menu) return expect(canvas.getAllByRole('link')).toHaveLength(9);
    await userEvent.click(menu);
    const list = canvas.getByRole('list', { name: 'メニュー' });
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      '試合',
      'レジ',
      '記録',
      'スタッフ',
    ]);
    await expect(links[3]).toHaveAttribute('href', '#staff');
    await userEvent.keyboard('{Escape}');
    await expect(list).not.toBeInTheDocument();
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
  },
};

export const Longest: Story = {
  name: '長い名前',
  args: { title: '長い題の画面でも題は切れない', name: '長谷川 さくら子（会場責任者）' },
};
