import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { workWithoutConnection } from '../../testing/prepare';
import { answersAbout } from '../../testing/sampleAnswers';
import {
  canceledOrder,
  dueOrder,
  handedOverOrder,
  paidOrder,
  type SampleOrder,
  unpaidOrder,
} from '../../testing/sampleOrders';
import { sessions } from '../../testing/sampleStaff';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { CounterScreen } from './CounterScreen';

const at = (sample: SampleOrder) =>
  sampleScreen({
    path: pathTo('counterOrder', { orderId: sample.order.id }),
    answers: answersAbout(sample),
  });

const meta = {
  title: '画面/スタッフ/窓口/受け渡し',
  id: 'screen-staff-counter',
  component: CounterScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'counter', alsoAt: ['counterOrder'], for: 'pickups' }),
} satisfies Meta<typeof CounterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '読み取る前',
  tags: ['visual', '[DESK-02]'],
  play: shows('受け渡しを始める', 'この端末の一覧', '最近の受け渡し'),
};

export const CounterOrder: Story = {
  name: '支払い済みの注文',
  tags: ['visual', '[DESK-03]'],
  parameters: at(paidOrder),
  play: shows('支払い済み', '渡しました'),
};

export const Due: Story = {
  name: '会場払いの注文',
  tags: ['visual', '[DESK-03]', '[DESK-07]'],
  parameters: at(dueOrder),
  play: shows('会場払い', 'を受け取りました'),
};

export const HandedOver: Story = {
  name: '渡した',
  tags: ['[DESK-03]', '[DESK-05]'],
  parameters: at(paidOrder),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^渡しました/ }));
    await shows('次の方をどうぞ', '元に戻す')({ canvasElement });
  },
};

export const AlreadyHandedOver: Story = {
  name: '渡し済み',
  tags: ['visual', '[DESK-04]'],
  parameters: at(handedOverOrder),
  play: shows('渡し済みです', 'レジ1', '読み取りに戻る'),
};

export const Canceled: Story = {
  name: 'キャンセルした注文',
  tags: ['[DESK-04]'],
  parameters: at(canceledOrder),
  play: shows('キャンセル', '読み取りに戻る'),
};

export const PaymentFailed: Story = {
  name: '支払いが終わっていない注文',
  tags: ['[DESK-04]'],
  parameters: at(unpaidOrder),
  play: shows('支払い', '読み取りに戻る'),
};

export const Found: Story = {
  name: 'お名前で探した',
  tags: ['visual', '[DESK-02]'],
  parameters: sampleScreen({ path: '/?q=長谷' }),
  play: shows('長谷 和子'),
};

export const Manager: Story = {
  name: '責任者：確かめが要る受け渡し',
  tags: ['visual', '[DESK-06]'],
  parameters: sampleScreen({ session: sessions.manager }),
  play: shows('確かめが要る受け渡し', '2つの窓口で渡しました'),
};

export const Empty: Story = {
  name: 'まだ誰も来ていない',
  parameters: empty,
  play: shows('まだ受け渡しはありません'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('受け渡しを始める', '読み込めませんでした'),
};

export const Offline: Story = {
  name: '圏外で、一覧がない',
  parameters: offline,
  play: shows('サーバーに接続できません。'),
};

export const OfflineList: Story = {
  name: '圏外で、端末の一覧と送っていない記録',
  tags: ['visual', '[DESK-06]'],
  parameters: sampleScreen({ server: 'offline', prepare: workWithoutConnection }),
  play: shows('サーバーに接続できません。', 'まだ送っていない記録'),
};

export const Missing: Story = {
  name: '知らない番号',
  tags: ['[DESK-04]'],
  parameters: sampleScreen({
    path: pathTo('counterOrder', { orderId: '261121-000000' }),
    server: 'missing',
  }),
  play: shows('この番号の注文はありません。', '読み取りに戻る'),
};
