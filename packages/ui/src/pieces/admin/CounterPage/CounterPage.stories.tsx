import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scenery } from '../../../testing';
import { DeskHeader } from '../DeskHeader';
import { DeskScanner } from '../DeskScanner';
import { HandOverResult } from '../HandOverResult';
import { PickupSearch } from '../PickupSearch';
import { RecentHandOvers } from '../RecentHandOvers';
import { CounterPage } from '.';

const order = {
  orderId: '261121-V1WNDC',
  customerName: '湊 さくら',
  items: [{ name: 'ステッカー（小）', quantity: 2, imageUrl: null }],
};

const scanner = (kind: 'tall' | 'low') => (
  <DeskScanner
    status="looking"
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
  title: '画面の部品/スタッフ/CounterPage',
  component: CounterPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    kind: 'scan',
    header: (
      <DeskHeader
        name="三浦 健"
        counts={{ handedOver: 128, total: 342 }}
        offline={false}
        sound={{ on: true, onChange: fn() }}
        onLogout={fn()}
      />
    ),
    scanner: scanner('tall'),
    search: <PickupSearch value="" onValueChange={fn()} onSearch={fn()} count={null} />,
    children: (
      <RecentHandOvers
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
} satisfies Meta<typeof CounterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scan: Story = {
  name: '読み取りを待つ',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'カメラ' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
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
