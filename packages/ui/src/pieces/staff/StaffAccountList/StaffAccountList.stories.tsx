import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type StaffAccount, StaffAccountList } from './StaffAccountList';

const owner: StaffAccount = {
  id: '1',
  name: '三浦 さとみ',
  loginId: 'miura',
  role: 'owner',
  createdAt: '2026-10-01T09:31:00+09:00',
  secondFactor: { passkeys: 2, hasCode: true },
  sessions: 2,
  usedAt: '2026-11-21T09:12:00+09:00',
  unsent: null,
};

const items: StaffAccount[] = [
  owner,
  {
    ...owner,
    id: '2',
    name: '佐野 みなみ',
    loginId: 'sano',
    role: 'manager',
    secondFactor: { passkeys: 1, hasCode: false },
    sessions: 0,
    usedAt: '2026-11-18T20:40:00+09:00',
  },
  {
    ...owner,
    id: '3',
    name: '竹之内 誠',
    loginId: 'takenouchi',
    role: 'manager',
    createdAt: '2026-11-20T18:00:00+09:00',
    secondFactor: { passkeys: 0, hasCode: false },
    sessions: 0,
    usedAt: null,
  },
  {
    ...owner,
    id: '4',
    name: '石黒 まどか',
    loginId: 'ishiguro',
    role: 'desk',
    secondFactor: { passkeys: 0, hasCode: false },
    sessions: 1,
    usedAt: '2026-11-21T10:02:00+09:00',
  },
];

const meta = {
  id: 'staff-account-list',
  title: '画面の部品/スタッフ/StaffAccountList',
  component: StaffAccountList,
  tags: ['visual', '[STAFF-02]'],
  args: { items, ownId: '1', hrefOf: (id) => `#${id}`, addHref: '#new' },
} satisfies Meta<typeof StaffAccountList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '何人かいる',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'スタッフの一覧' })).toBeVisible();
    const [, first, second, third, fourth] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('自分');
    await expect(first).toHaveTextContent('パスキー2個、ワンタイムコード');
    await expect(first).toHaveTextContent('2台でログイン中');
    await expect(second).not.toHaveTextContent('自分');
    await expect(second).toHaveTextContent('責任者');
    await expect(third).toHaveTextContent('まだログインしていません');
    await expect(third).toHaveTextContent('まだありません');
    await expect(fourth).toHaveTextContent('パスワードだけ');
    const link = within(second as HTMLElement).getByRole('link', { name: '佐野 みなみ' });
    await expect(link).toHaveAttribute('href', '#2');
    await expect(canvas.getByRole('link', { name: 'スタッフを追加' })).toHaveAttribute(
      'href',
      '#new',
    );
  },
};

export const One: Story = { name: '自分だけ', args: { items: [owner] } };

export const Longest: Story = {
  name: '長い名前',
  args: {
    items: [
      {
        ...owner,
        name: '勅使河原 さくらこ エリザベート（鶴浜クレインズ 会場運営責任者 兼 物販担当）',
        loginId: 'sakurako.elizabeth.teshigawara-tsuruhama-cranes_venue-and-goods.2026',
      },
      ...items.slice(1),
    ],
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null } };
