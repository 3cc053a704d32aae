import type { Meta, StoryObj } from '@storybook/react-vite';
import { fanSession } from '../../testing/samplePeople';
import { sampleScreen, screenMeta, shows } from '../../testing/screenStories';
import { LineCallbackScreen } from './LineCallbackScreen';

const meta = {
  title: '画面/登録とログイン/LINEから戻る',
  id: 'screen-line-callback',
  component: LineCallbackScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'lineCallback', path: '/line/callback?code=sample', server: 'loading' }),
} satisfies Meta<typeof LineCallbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '確認している',
  tags: ['visual'],
  play: shows('ログインしています'),
};

export const Failed: Story = {
  name: '失敗',
  parameters: sampleScreen({ path: '/line/callback?error=access_denied' }),
  play: shows('ログインできませんでした'),
};

export const OtherBrowser: Story = {
  name: 'べつのブラウザーで戻った',
  parameters: sampleScreen({ path: '/line/callback?code=other', server: 'answers' }),
  play: shows(`このブラウザで「${fanSession.name}」としてログインしますか？`),
};
