import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import {
  empty,
  failed,
  loading,
  offline,
  screenMeta,
  shows,
  showsFailure,
} from '../../testing/screenStories';
import { DesksScreen } from './DesksScreen';

const meta = {
  title: '画面/スタッフ/窓口/レジ',
  id: 'screen-staff-desks',
  component: DesksScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'desks', for: 'desks' }),
} satisfies Meta<typeof DesksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'レジがある',
  tags: ['visual', '[STAFF-03]'],
  play: shows('レジ1'),
};

export const Code: Story = {
  name: 'QRコードを出した',
  tags: ['[STAFF-03]'],
  async play({ canvas, canvasElement, userEvent }) {
    await shows('レジ1')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'レジを追加' }));
    await userEvent.click(await screen.findByRole('button', { name: 'QRコードを出す' }));
    await screen.findByRole('img', { name: '端末をレジ2にするQRコード' });
  },
};

export const Empty: Story = {
  name: 'レジがない',
  parameters: empty,
  play: shows('使っているレジはありません。'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: showsFailure,
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('サーバーに接続できません。'),
};
