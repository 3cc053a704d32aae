import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scenery } from '../../../testing';
import { StaffPageFrame, type StaffPageFrameProps } from '../../shell/StaffPage/StaffPage';
import { MessageContext } from '../MessageContext/MessageContext';
import { ReviewDecision } from '../ReviewDecision/ReviewDecision';
import { ReviewQueue } from '../ReviewQueue/ReviewQueue';
import { ReviewPage, type ReviewPageProps } from './ReviewPage';

const queue = (
  <ReviewQueue
    items={[
      {
        reportId: 'r1',
        reasons: ['whereabouts', 'harassment'],
        count: 3,
        senderName: '自転車通勤',
        topicName: 'チーム応援トーク',
        text: '佐伯選手の車、球場裏の駐車場の3番です。帰りに待っていれば会えますよ。',
        kind: 'text',
        at: '2026-11-22T13:18:00+09:00',
        decision: null,
      },
      {
        reportId: 'r2',
        reasons: ['advertising'],
        count: 1,
        senderName: '海風',
        topicName: '黒田 蓮 と 海風',
        text: '',
        kind: 'image',
        at: '2026-11-22T13:20:00+09:00',
        decision: null,
      },
    ]}
    status="open"
    open={2}
    current="r1"
    hrefOf={(reportId) => `#${reportId}`}
    statusHrefOf={(status) => `#${status}`}
  />
);

const message = {
  id: 'm',
  senderType: 'user' as const,
  senderName: '自転車通勤',
  senderAvatar: '',
  text: '佐伯選手の車、球場裏の駐車場の3番です。帰りに待っていれば会えますよ。',
  kind: 'text' as const,
  at: '2026-11-22T13:18:00+09:00',
  hidden: false,
  deleted: false,
};

const opened = (
  <>
    <MessageContext
      topicName="チーム応援トーク"
      before={[
        { ...message, id: 'b', senderName: 'さくら', text: '今日の先発は佐伯投手ですね。' },
        { ...message, id: 'p', senderName: 'マサ', text: '', kind: 'image' },
      ]}
      message={message}
      media={{
        items: { v: { status: 'shown', src: scenery('stadium') } },
        onShow: fn(),
        onHide: fn(),
      }}
      after={[
        { ...message, id: 'a', senderName: '打率もち', text: '書かないほうがいいです。' },
        { ...message, id: 'v', senderName: 'ゆうなぎ', text: '', kind: 'image' },
      ]}
    />
    <ReviewDecision
      reports={[{ reason: 'whereabouts', note: '', at: '2026-11-22T13:19:00+09:00' }]}
      senderName="自転車通勤"
      fan={{
        joinedAt: '2026-08-02T10:00:00+09:00',
        reportedMessages: 1,
        warnings: 0,
        mutes: 0,
        suspensions: 0,
      }}
      decided={null}
      pending={false}
      onDecide={fn()}
      onUndo={fn()}
    />
  </>
);

const meta = {
  id: 'review-page',
  title: '画面の部品/通報/ReviewPage',
  component: ReviewPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    name: '三浦 健',
    hrefs: { pickups: '#pickups', orders: '#orders', reports: '#reports', desks: '#desks' },
    onLogout: fn(),
    kind: 'list',
    list: queue,
    listHref: '#list',
  },
  render: ({ name, hrefs, counts, onLogout, ...page }) => (
    <StaffPageFrame {...{ name, hrefs, counts, onLogout }}>
      <ReviewPage {...page} />
    </StaffPageFrame>
  ),
} satisfies Meta<StaffPageFrameProps & ReviewPageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  // As a screen writes that no report is open.
  args: { children: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('一覧から選ぶと、前後の会話と一緒に読めます。'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: '見守り' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /選手の居場所や持ち物/ })).toBeVisible();
  },
};

export const Detail: Story = {
  name: '一件を開いた',
  args: { kind: 'detail', children: opened },
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] 通報と前後の会話を一緒に読める', async () => {
      await expect(canvas.getByText('通報されたメッセージ')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '非表示にする…' })).toBeVisible();
    });
  },
};

export const Counts: Story = {
  name: '人が決めることがある',
  tags: ['!visual', '[TODAY-01]'],
  args: { counts: { orders: 3, reports: 2 } },
  play: async ({ canvas }) => {
    const reports = canvas.getByRole('link', { name: '見守り 対応待ち2件' });
    await expect(reports).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '注文 対応待ち3件' })).toBeVisible();
  },
};
