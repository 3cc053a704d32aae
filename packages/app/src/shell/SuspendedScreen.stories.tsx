import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAnswers } from '../testing/sampleAnswers';
import { suspendedAnswers } from '../testing/sampleSanctions';
import { sampleScreen, screenMeta, shows } from '../testing/screenStories';
import { SuspendedScreen } from './SuspendedScreen';

const meta = {
  title: '画面/そのほか/利用の停止',
  id: 'screen-suspended',
  component: SuspendedScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'top', answers: suspendedAnswers }),
} satisfies Meta<typeof SuspendedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '受け取り待ちの注文がある',
  tags: ['visual', '[SAFE-05]'],
  play: shows(
    'まで、ご利用を停止しています',
    '選手の居場所は書かないでください。',
    '受け取り待ちが2件あります',
  ),
};

export const Empty: Story = {
  name: '注文がない',
  parameters: sampleScreen({ answers: { ...emptyAnswers, ...suspendedAnswers } }),
  play: shows('注文履歴はありません'),
};
