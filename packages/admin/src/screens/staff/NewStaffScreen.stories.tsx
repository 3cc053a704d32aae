import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePassword } from '../../testing/sampleStaff';
import { failed, screenMeta, shows } from '../../testing/screenStories';
import { NewStaffScreen } from './NewStaffScreen';

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const meta = {
  title: '画面/スタッフ/アカウントと記録/スタッフの追加',
  id: 'screen-staff-new-staff',
  component: NewStaffScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'newStaff',
    for: 'staff',
    without: {
      Empty: 'the form is empty',
      Loading: 'nothing is loaded before',
      Offline: 'the failure of the call says so',
    },
  }),
} satisfies Meta<typeof NewStaffScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '書く前',
  tags: ['visual', '[STAFF-01]'],
  play: shows('追加してパスワードを表示する'),
};

export const Password: Story = {
  name: 'パスワードを一度だけ出す',
  tags: ['[STAFF-01]'],
  async play({ canvas, canvasElement, userEvent }) {
    await fillIn(canvas, userEvent);
    await shows(samplePassword, '渡しました')({ canvasElement });
  },
};

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  async play({ canvas, canvasElement, userEvent }) {
    await fillIn(canvas, userEvent);
    await shows('システムエラーが発生しました。')({ canvasElement });
    await expect(canvas.getByRole('textbox', { name: '名前' })).toHaveValue('三浦 さとみ');
  },
};

async function fillIn(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.type(canvas.getByRole('textbox', { name: '名前' }), '三浦 さとみ');
  await userEvent.type(canvas.getByRole('textbox', { name: 'ログインID' }), 'miura');
  await userEvent.click(canvas.getByRole('radio', { name: '受け渡し' }));
  await userEvent.click(canvas.getByRole('button', { name: '追加してパスワードを表示する' }));
}
