import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const retry = fn();

const meta = {
  id: 'empty-state',
  title: '部品/EmptyState',
  component: EmptyState,
  tags: ['visual'],
  args: { illustration: 'waiting', title: 'メッセージはありません' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { name: 'ひとことだけ' };

export const WithAction: Story = {
  name: '次の一歩つき',
  tags: ['first'],
  args: {
    illustration: 'empty',
    title: 'カートに商品がありません',
    children: '応援グッズやジュエリーを、ファンショップでご覧いただけます。',
    action: (
      <Button tone="accent" href="#shop">
        ショップを見る
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'カートに商品がありません' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ショップを見る' })).toHaveAttribute(
      'href',
      '#shop',
    );
  },
};

export const Trouble: Story = {
  name: '読み込めないとき',
  args: {
    illustration: 'offline',
    title: '電波が届いていません',
    level: 3,
    children: '通信できるところで、もう一度お試しください。届いているメッセージは消えません。',
    action: <Button onClick={retry}>もう一度読み込む</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Long: Story = {
  name: '長いことば',
  args: {
    title: '鶴浜クレインズの選手からのメッセージは、まだ一通も届いていません',
    children:
      '推し選手を選ぶと、試合のあとや練習の合間にメッセージが届きます。届いたときは、この画面とホームでお知らせします。',
  },
};

export const DoNextStep: Story = {
  name: '次にできることを、一つ置く',
  tags: ['do', '!dev', '!visual'],
  args: {
    title: 'カートに商品がありません',
    action: (
      <Button tone="accent" href="#shop">
        ショップを見る
      </Button>
    ),
  },
};

export const DontDeadEnd: Story = {
  name: '行き止まりにしない',
  tags: ['dont', '!dev', '!visual'],
  args: { title: 'データがありません' },
};
