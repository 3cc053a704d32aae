import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { sessions } from '../../testing/sampleStaff';
import { failed, sampleScreen, screenMeta, shows } from '../../testing/screenStories';
import { DeskScreen } from './DeskScreen';

const meta = {
  title: '画面/スタッフ/窓口/この端末をレジにする',
  id: 'screen-staff-desk',
  component: DeskScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'desk', for: 'all', path: `${pathTo('desk')}#sample` }),
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'コードがある',
  tags: ['visual', '[STAFF-03]'],
  play: shows('この端末をレジにする'),
};

export const NoCode: Story = {
  name: 'コードがない',
  tags: ['[STAFF-03]'],
  parameters: sampleScreen({ path: pathTo('desk') }),
  play: shows('レジのコードがありません。'),
};

export const SignedIn: Story = {
  name: 'ログインしている人が開いた',
  tags: ['visual', '[STAFF-03]'],
  parameters: sampleScreen({ session: sessions.manager }),
  play: shows('佐野 隆さんのログイン中です。'),
};

export const Refused: Story = {
  name: 'コードが使えない',
  tags: ['[STAFF-03]'],
  parameters: failed,
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'この端末をレジにする' }));
    await shows('システムエラーが発生しました。')({ canvasElement });
  },
};
