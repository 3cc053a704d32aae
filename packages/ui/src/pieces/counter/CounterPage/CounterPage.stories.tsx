import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { scenery } from '../../../testing';
import { StaffPageFrame, type StaffPageFrameProps } from '../../shell/StaffPage/StaffPage';
import { DeskHeader } from '../DeskHeader/DeskHeader';
import { DeskScanner } from '../DeskScanner/DeskScanner';
import { HandOverResult } from '../HandOverResult/HandOverResult';
import { PickupHit } from '../PickupHit/PickupHit';
import { PickupSearch } from '../PickupSearch/PickupSearch';
import { RecentHandOvers } from '../RecentHandOvers/RecentHandOvers';
import { SyncStatus } from '../SyncStatus/SyncStatus';
import { CounterPage, type CounterPageProps } from './CounterPage';

const order = {
  orderId: '261121-V1WNDC',
  customerName: '浜野 さくら',
  items: [{ name: 'ステッカー（小）', quantity: 2, imageUrl: null }],
};

const scanner = (kind: 'tall' | 'low', status: 'looking' | 'off' = 'looking') => (
  <DeskScanner
    status={status}
    kind={kind}
    camera={{
      stream: null,
      poster: scenery('stadium'),
      torch: 'off',
      onTorch: fn(),
      count: 2,
      onSwitch: fn(),
    }}
    onStart={fn()}
  />
);

const meta = {
  id: 'counter-page',
  title: '画面の部品/窓口/CounterPage',
  component: CounterPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    kind: 'scan',
    name: '三浦 健',
    onLogout: fn(),
    hrefs: { pickups: '#pickups', waiting: '#waiting', till: '#till', device: '#device' },
    header: (
      <DeskHeader
        name="三浦 健"
        counts={{ handedOver: 128, total: 342 }}
        sound={{ on: true, onChange: fn() }}
        onLogout={fn()}
      >
        <SyncStatus
          offline={false}
          asOf="2026-11-21T13:41:00+09:00"
          count={214}
          complete
          old={false}
          waiting={0}
        />
      </DeskHeader>
    ),
    scanner: scanner('tall'),
    search: <PickupSearch value="" onValueChange={fn()} onSearch={fn()} count={null} />,
    children: (
      <RecentHandOvers
        hrefOf={(orderId) => `#${orderId}`}
        items={[
          {
            orderId: '261121-R8T4KX',
            customerName: '石黒 まどか',
            count: 2,
            taken: null,
            at: '2026-11-21T13:41:00+09:00',
            status: 'handedOver',
          },
        ]}
      />
    ),
  },
  render: ({ name, hrefs, counts, onLogout, ...page }) => (
    <StaffPageFrame {...{ name, hrefs, counts, onLogout }}>
      <CounterPage {...page} />
    </StaffPageFrame>
  ),
} satisfies Meta<StaffPageFrameProps & CounterPageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scan: Story = {
  name: '読み取りを待つ',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'カメラ' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    const places = within(canvas.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(places).toEqual(['受け渡し', '一覧', 'レジ', 'この端末']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('受け渡し');
  },
};

export const Office: Story = {
  name: '責任者',
  tags: ['[STAFF-02]'],
  args: {
    hrefs: {
      today: '#today',
      pickups: '#pickups',
      orders: '#orders',
      reports: '#reports',
      desks: '#desks',
      log: '#log',
    },
    counts: { orders: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文 対応待ち3件' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'レジ' })).toBeVisible();
  },
};

export const Searching: Story = {
  name: '探している',
  tags: ['[DESK-02]'],
  play: async ({ canvas, userEvent, step }) => {
    const camera = canvas.getByRole('region', { name: 'カメラ' });
    const height = () => camera.getBoundingClientRect().height;
    const before = height();
    await step('欄に入ると、カメラは細い帯になる', async () => {
      await userEvent.click(canvas.getByRole('searchbox'));
      if (isTall() && window.innerWidth < 768) await expect(height()).toBeLessThan(before / 2);
      await expect(camera).toBeVisible();
    });
    await step('欄から出ると、元に戻る', async () => {
      canvas.getByRole('searchbox').blur();
      await expect(height()).toBe(before);
      canvas.getByRole('searchbox').focus();
    });
  },
};

export const HandedOver: Story = {
  name: '渡した',
  args: {
    scanner: scanner('low'),
    children: (
      <HandOverResult
        result={{ kind: 'handedOver', order, taken: null }}
        undo={{ seconds: 8, pending: false, error: null, onUndo: fn() }}
        onBack={fn()}
        onRetry={fn()}
      />
    ),
  },
};

const isOnScreen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/** Parts that must be seen together need a phone's height. */
const isTall = () => window.innerHeight >= 800 && window.innerWidth >= 390;

export const HandedOverWithoutCamera: Story = {
  name: '渡した、カメラなし',
  args: {
    scanner: scanner('low', 'off'),
    children: (
      <HandOverResult
        result={{ kind: 'handedOver', order, taken: { means: 'cash', amount: 1320 } }}
        undo={{ seconds: 8, pending: false, error: null, onUndo: fn() }}
        onBack={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await step('次の方への言葉まで、検索欄に隠れない', async () => {
      if (!isTall()) return;
      const next = canvas.getByText('次の方をどうぞ').getBoundingClientRect();
      const search = canvas.getByRole('searchbox').getBoundingClientRect();
      await expect(next.bottom).toBeLessThan(search.top);
    });
  },
};

export const Hit: Story = {
  name: '1点だけの注文',
  args: {
    kind: 'hit',
    scanner: scanner('tall', 'off'),
    children: (
      <>
        <HandOverResult result={null} onBack={fn()} onRetry={fn()} />
        <PickupHit
          order={{
            ...order,
            items: [{ name: 'フェイスタオル', quantity: 1, imageUrl: null }],
            orderedAt: '2026-11-21T13:31:00+09:00',
            memo: null,
          }}
          due={0}
          means="cash"
          onMeansChange={fn()}
          pending={false}
          onHandOver={fn()}
          onBack={fn()}
        />
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('渡すボタンは、注文が短くても、画面の下にある', async () => {
      const button = canvas.getByRole('button', { name: /渡しました/ }).getBoundingClientRect();
      const back = canvas.getByRole('button', { name: '読み取りに戻る' }).getBoundingClientRect();
      await expect(isOnScreen(back)).toBe(true);
      await expect(window.innerHeight - back.bottom).toBeLessThanOrEqual(44);
      await expect(button.top).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};

export const Stop: Story = {
  name: '渡さない',
  args: {
    kind: 'stop',
    children: (
      <HandOverResult
        result={{
          kind: 'alreadyHandedOver',
          order,
          at: '2026-11-21T13:21:00+09:00',
          by: '佐野 みなみ',
        }}
        onBack={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('覆われたところには、キーボードでも入れない', async () => {
      for (const covered of ['header', 'video'])
        await expect(canvasElement.querySelector(covered)?.closest('[inert]')).not.toBeNull();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
};
