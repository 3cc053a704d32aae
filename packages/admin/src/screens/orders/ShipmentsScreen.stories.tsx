import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, screenMeta, shows } from '../../testing/screenStories';
import { ShipmentsScreen } from './ShipmentsScreen';

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const meta = {
  title: '画面/スタッフ/注文/発送の記録',
  id: 'screen-staff-shipments',
  component: ShipmentsScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'shipments',
    for: 'orders',
    without: {
      Empty: 'it begins without a file',
      Loading: 'nothing is loaded before a file is chosen',
      Offline: 'the failure of the call says so',
    },
  }),
} satisfies Meta<typeof ShipmentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'ファイルの前',
  tags: ['visual', '[ORDM-03]'],
  play: shows('CSV'),
};

export const Preview: Story = {
  name: '変わる内容を確かめる',
  tags: ['visual', '[ORDM-03]'],
  async play({ canvasElement, userEvent }) {
    await choose(canvasElement, userEvent);
    await shows('この番号の注文はありません', '2件を発送済みにする')({ canvasElement });
  },
};

export const Done: Story = {
  name: '記録した',
  tags: ['[ORDM-03]'],
  async play({ canvas, canvasElement, userEvent }) {
    await choose(canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: '2件を発送済みにする' }));
    await shows('2件を記録しました。')({ canvasElement });
  },
};

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  async play({ canvasElement, userEvent }) {
    await choose(canvasElement, userEvent);
    await shows('システムエラーが発生しました。')({ canvasElement });
  },
};

async function choose(canvasElement: HTMLElement, userEvent: UserEvent) {
  const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('The screen has no field for a file.');
  await userEvent.upload(field, new File(['注文番号'], 'numbers.csv', { type: 'text/csv' }));
}
